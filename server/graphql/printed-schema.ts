import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** Sorted by name, so that moving code does not change the file. */
export const sortedSchema = lexicographicSortSchema(schema);

/** The text of `schema.graphql`, for the file in the repository and for the HTTP response. */
export const printedSchema = `${printSchema(sortedSchema)}\n`;
