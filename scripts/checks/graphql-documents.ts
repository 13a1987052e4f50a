import {
  GraphQLError,
  type GraphQLSchema,
  Kind,
  LoneAnonymousOperationRule,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
} from 'graphql';

/** gql(`…`) and gql`…`, the two notations in our sources. */
export const documentsIn = (file: string, text: string): Source[] =>
  [...text.matchAll(/\bgql\(?\s*`([^`]*)`/g)].map(([, source = '']) => new Source(source, file));

/** All documents are validated as one, because a fragment may be written in another file. */
const rules = specifiedRules.filter(
  (rule) => rule !== NoUnusedFragmentsRule && rule !== LoneAnonymousOperationRule,
);

/** The problems of the documents, one line each. */
export const checkDocuments = (schema: GraphQLSchema, documents: readonly Source[]): string[] => {
  // The `gql` tag collapses white space, which would change a string, or turn the rest into a comment.
  const texts = documents.filter(({ body }) => /["#]/.test(body));
  const problems = texts.map(
    ({ name }) => `${name}: a document holds no texts and no comments; use variables`,
  );
  try {
    const definitions = documents.flatMap((source) => parse(source).definitions);
    const errors = validate(schema, { kind: Kind.DOCUMENT, definitions }, rules);
    return [...problems, ...errors.map(({ source, message }) => `${source?.name}: ${message}`)];
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return [...problems, `${error.source?.name}: ${error.message}`];
  }
};
