import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** In the order of the alphabet, so that a moved line of code is no change. */
export const sortedSchema = lexicographicSortSchema(schema);

/** The text of `schema.graphql`, here and at the address of that name. */
export const printedSchema = `${printSchema(sortedSchema)}\n`;
