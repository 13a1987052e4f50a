import type { initGraphQLTada, ResultOf, TadaDocumentNode } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

type Tada = ReturnType<typeof initGraphQLTada<{ introspection: introspection; disableMasking: true }>>;

/** One definition on one line, which shortens GET URLs and makes repeated fragments equal texts. */
const oneLine = (definition: string) => definition.replace(/\s+/g, ' ').trim();

const tag = (source: string, fragments: readonly string[] = []): string =>
  [...new Set([oneLine(source), ...fragments.flatMap((fragment) => fragment.split('\n'))])].join('\n');

/**
 * A document with the fragments that it uses. gql.tada types it at compile time; at run time it is a plain
 * string, so the bundle has no parser. `server/limits/query-limits.test.ts` checks every document against the
 * schema. A document has no texts and no comments, because its lines are joined: use variables.
 */
export const gql = tag as unknown as Tada;

export type Doc<R, V> = TadaDocumentNode<R, V>;
/** Documents without variables need no second argument. */
export type Variables<V> = Record<string, never> extends V ? [variables?: V] : [variables: V];
export type { ResultOf };

type RootTypes = introspection['__schema']['types'][number];
export type MutationName = Extract<RootTypes, { name: 'Mutation' }>['fields'][number]['name'];
