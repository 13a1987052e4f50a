import type { initGraphQLTada, ResultOf, TadaDocumentNode } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

type Tada = ReturnType<typeof initGraphQLTada<{ introspection: introspection; disableMasking: true }>>;

/** One definition on one line: short addresses for GET, and a fragment used twice is recognised. */
const oneLine = (definition: string) => definition.replace(/\s+/g, ' ').trim();

const tag = (source: string, fragments: readonly string[] = []): string =>
  [...new Set([oneLine(source), ...fragments.flatMap((fragment) => fragment.split('\n'))])].join('\n');

/**
 * Called with a document and the fragments it spreads: typed by gql.tada when compiled, a plain string when run, so no parser is
 * shipped. `npm run schema` checks every document against the schema.
 */
export const gql = tag as unknown as Tada;

export type Doc<R, V> = TadaDocumentNode<R, V>;
/** Documents without variables are called without them. */
export type Variables<V> = Record<string, never> extends V ? [variables?: V] : [variables: V];
export type { ResultOf };
