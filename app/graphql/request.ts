import { savesData } from '#app/browser/data-saver.ts';
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
  return `/graphql?${query}`;
};

/** Queries use GET with a stable URL, so that HTTP caches can store the response. */
const fetchQuery = async <R>(
  url: string,
  signal: AbortSignal | null,
  priority: RequestPriority,
): Promise<R> => {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal, priority });
  const body = (await response.json().catch(() => ({}))) as GraphqlResponse<R>;
  const [error] = body.errors ?? [];
  if (error?.message) throw new RequestError(error.message);
  if (error || !response.ok || !body.data) throw new Error(`HTTP error! status: ${response.status}`);
  return body.data;
};

/** Prefetched responses. Each is used once, and only while it is fresh. */
const prefetched = new Map<string, { at: number; response: Promise<unknown> }>();
const freshMs = 20_000;
const isFresh = ({ at }: { at: number }) => Date.now() - at < freshMs;

/**
 * Sends a query at the first sign of interest, so that the response is ready when it is needed. A failure is
 * ignored, because the later query reports it. With the data saver nothing is prefetched.
 */
export const prefetchQuery = async <R, V>(doc: Doc<R, V>, variables: V): Promise<void> => {
  if (savesData()) return;
  const url = urlOf(doc, variables);
  for (const [known, entry] of prefetched) if (!isFresh(entry)) prefetched.delete(known);
  if (prefetched.has(url)) return;
  const response = fetchQuery(url, null, 'low');
  prefetched.set(url, { at: Date.now(), response });
  await response.catch(() => prefetched.delete(url));
};

export const request = async <R, V>(doc: Doc<R, V>, variables: V, signal?: AbortSignal): Promise<R> => {
  const url = urlOf(doc, variables);
  const entry = prefetched.get(url);
  prefetched.delete(url);
  if (entry && isFresh(entry)) {
    const data = await entry.response.catch(() => null);
    signal?.throwIfAborted();
    if (data) return data as R;
  }
  return fetchQuery(url, signal ?? null, 'auto');
};
