import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';

export type SourceDocument = { file: string; source: string };

/** gql(`…`) and gql`…`, the two notations in our sources. */
export const documentsIn = (file: string, text: string): SourceDocument[] =>
  [...text.matchAll(/\bgql\(?\s*`([^`]*)`/g)].map(([, source = '']) => ({ file, source }));

const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

const fragmentsOf = (document: DocumentNode): FragmentDefinitionNode[] =>
  document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);

const spreadsIn = (document: DocumentNode): Set<string> => {
  const names = new Set<string>();
  visit(document, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return names;
};

/** Adds the fragments that a document spreads, recursively, from anywhere in app/. */
const complete = (document: DocumentNode, known: Map<string, FragmentDefinitionNode>): DocumentNode => {
  const definitions = [...document.definitions];
  const present = new Set(fragmentsOf(document).map(({ name }) => name.value));
  for (const name of spreadsIn(document)) {
    const fragment = known.get(name);
    if (!fragment || present.has(name)) continue;
    return complete({ ...document, definitions: [...definitions, fragment] }, known);
  }
  return { ...document, definitions };
};

/** The problems of the documents, one line each. */
export const checkDocuments = (schema: GraphQLSchema, documents: readonly SourceDocument[]): string[] => {
  const problems: string[] = [];
  const parsed = documents.flatMap(({ file, source }) => {
    // The `gql` tag collapses white space, which would change a string, or turn the rest into a comment.
    if (/["#]/.test(source))
      problems.push(`${file}: a document holds no texts and no comments; use variables`);
    try {
      return [{ file, document: parse(source) }];
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`);
      return [];
    }
  });
  const fragments = new Map(
    parsed
      .flatMap(({ document }) => fragmentsOf(document))
      .map((fragment) => [fragment.name.value, fragment]),
  );
  for (const { file, document } of parsed) {
    const errors = validate(schema, complete(document, fragments), rules);
    problems.push(...errors.map((error) => `${file}: ${error.message}`));
  }
  return problems;
};
