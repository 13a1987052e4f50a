/**
 * Writes the types that gql.tada infers from and schema.graphql, and checks every document in app/ against
 * the schema. gql.tada's own command needs the compiler API of TypeScript 5 or 6, which TypeScript 7 does not
 * have. With --check schema.graphql is not written, and an error if it is stale.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema } from 'graphql';
import { printedSchema, sortedSchema } from '#server/graphql/printed-schema.ts';
import { schema } from '#server/graphql/schema.ts';
import { checkDocuments, documentsIn } from './checks/graphql-documents.ts';

const introspection = minifyIntrospection(introspectionFromSchema(sortedSchema) as never);
writeFileSync('app/graphql/graphql-env.d.ts', outputIntrospectionFile(introspection, { fileType: '.d.ts' }));

const problems: string[] = [];
if (!process.argv.includes('--check')) writeFileSync('schema.graphql', printedSchema);
else if (readFileSync('schema.graphql', 'utf8') !== printedSchema)
  problems.push('schema.graphql is stale: run npm run schema');

const documents = globSync('app/**/*.{ts,tsx}').flatMap((file) =>
  documentsIn(file, readFileSync(file, 'utf8')),
);
problems.push(...checkDocuments(schema, documents));

for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(`schema: ${documents.length} documents are valid.`);
