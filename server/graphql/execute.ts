import { type DocumentNode, execute, GraphQLError, parse, validate } from 'graphql';
import { markDegraded } from '#server/errors/degraded-render.ts';
import type { RequestServices } from './request-services.ts';
import { schema } from './schema.ts';

/** Runs a document; `context` is GraphQL's name for what every resolver gets. */
export type Execute = (
  context: RequestServices,
  source: string,
  variables?: Record<string, unknown>,
) => Promise<unknown>;

const maxDocuments = 500;

/** Runs our own documents in process. Without limits; each is validated once. */
export const createExecute = (): Execute => {
  const documents = new Map<string, DocumentNode>();

  const documentOf = (source: string): DocumentNode => {
    const known = documents.get(source);
    if (known) return known;
    const document = parse(source);
    const [error] = validate(schema, document);
    if (error) throw error;
    if (documents.size >= maxDocuments) documents.clear();
    documents.set(source, document);
    return document;
  };

  return async (contextValue, source, variables = {}) => {
    const { data, errors } = await execute({
      schema,
      document: documentOf(source),
      variableValues: variables,
      contextValue,
    });
    if (!errors?.[0]) return data;
    // The loader may catch this error and render the page without the data.
    markDegraded();
    throw errors[0].originalError instanceof GraphQLError ? errors[0].originalError : errors[0];
  };
};
