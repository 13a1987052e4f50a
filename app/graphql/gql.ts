import type { initGraphQLTada, ResultOf, TadaDocumentNode } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

type Tada = ReturnType<typeof initGraphQLTada<{ introspection: introspection; disableMasking: true }>>;

/** One definition on one line: this shortens GET addresses, and a fragment that is used twice is recognised. */
const oneLine = (definition: string) => definition.replace(/\s+/g, ' ').trim();

const tag = (source: string, fragments: readonly string[] = []): string =>
  [...new Set([oneLine(source), ...fragments.flatMap((fragment) => fragment.split('\n'))])].join('\n');

/**
 * Takes a document and the fragments it uses. gql.tada types it at compile time; at run time it is a plain string, so
 * no parser is shipped. `npm run schema` checks every document against the schema.
 */
export const gql = tag as unknown as Tada;

export type Doc<R, V> = TadaDocumentNode<R, V>;
/** Documents without variables need no second argument. */
export type Variables<V> = Record<string, never> extends V ? [variables?: V] : [variables: V];
export type { ResultOf };
