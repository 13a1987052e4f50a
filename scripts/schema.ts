/**
 * Writes schema.graphql and the types that gql.tada infers from, and checks every document in app/ against
 * the schema. gql.tada's own command needs the compiler API of TypeScript 5 or 6, which TypeScript 7 does not
 * have. With --check nothing is written, and stale files are an error.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema } from 'graphql';
import { printedSchema, sortedSchema } from '#server/graphql/printed-schema.ts';
import { schema } from '#server/graphql/schema.ts';
import { checkDocuments, documentsIn } from './checks/graphql-documents.ts';

const introspection = minifyIntrospection(introspectionFromSchema(sortedSchema) as never);
const outputs = {
  'schema.graphql': printedSchema,
  'app/graphql/graphql-env.d.ts': outputIntrospectionFile(introspection, { fileType: '.d.ts' }),
};

const current = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const problems: string[] = [];
for (const [file, text] of Object.entries(outputs)) {
  if (current(file) === text) continue;
  if (process.argv.includes('--check')) problems.push(`${file} is stale: run npm run schema`);
  else writeFileSync(file, text);
}

const documents = globSync('app/**/*.{ts,tsx}').flatMap((file) =>
  documentsIn(file, readFileSync(file, 'utf8')),
);
problems.push(...checkDocuments(schema, documents));

for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`schema: ${documents.length} documents are valid.`);
