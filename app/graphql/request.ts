import { sitePath } from '#content/site-path.ts';
import type { Doc } from './gql.ts';

/** An error of the server whose message may be shown to visitors; every other failure is a plain Error. */
export class RequestError extends Error {
  override name = 'RequestError';
}

type GraphqlResponse<R> = {
  data?: R | null;
  errors?: { message?: string }[];
};

const urlOf = (doc: unknown, variables: unknown): string => {
  const query = new URLSearchParams({ query: String(doc) });
  if (variables && Object.keys(variables).length) query.set('variables', JSON.stringify(variables));
  return `${sitePath('/graphql')}?${query}`;
};

/**
 * Queries use GET with a stable URL, so that caches on the way can store the response. The browser's own
 * cache may only revalidate it: classes and videos are network-only in the specification.
 */
export const request = async <R, V>(doc: Doc<R, V>, variables: V, signal?: AbortSignal): Promise<R> => {
  const response = await fetch(urlOf(doc, variables), {
    headers: { accept: 'application/json' },
    cache: 'no-cache',
    signal: signal ?? null,
  });
  const body = (await response.json().catch(() => ({}))) as GraphqlResponse<R>;
  const [error] = body.errors ?? [];
  if (error?.message) throw new RequestError(error.message);
  if (error || !response.ok || !body.data) throw new Error(`HTTP error! status: ${response.status}`);
  return body.data;
};
