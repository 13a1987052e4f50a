/**
 * Writes schema.graphql, and the types that gql.tada infers from. gql.tada's own command needs the compiler
 * API of TypeScript 5 or 6, which TypeScript 7 does not have. With `--check`, schema.graphql is only
 * compared: a stale file is an error.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema } from 'graphql';
import { printedSchema, sortedSchema } from '#server/graphql/printed-schema.ts';

const introspection = minifyIntrospection(introspectionFromSchema(sortedSchema) as never);
writeFileSync('app/graphql/graphql-env.d.ts', outputIntrospectionFile(introspection, { fileType: '.d.ts' }));

if (!process.argv.includes('--check')) writeFileSync('schema.graphql', printedSchema);
else if (readFileSync('schema.graphql', 'utf8') !== printedSchema) {
  console.error('schema.graphql is stale: run npm run schema');
  process.exit(1);
}
