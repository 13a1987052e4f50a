import type { Context, MiddlewareHandler } from 'hono';
import { noticingFailures } from '#server/errors/degraded-render.ts';
import { type MediaType, mediaTypeFor, mediaTypes } from '#server/graphql/media-type.ts';
import { respond, toCachedResponse } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** Longer addresses are not ours: they are answered, but not kept. */
export const longestKept = 4_000;
export const keptFor = 'public, max-age=10, stale-while-revalidate=60';

/** An answer with errors in it is told as it is and forgotten, whatever its status says. */
const hasErrors = (body: Uint8Array) => {
  const text = new TextDecoder().decode(body);
  return text.includes('"errors"') && (JSON.parse(text) as { errors?: unknown }).errors !== undefined;
};

/** Under which an answer is kept: its media type decides about more than a header, such as the status of an error. */
export const readKey = (query: string, type: MediaType) =>
  type === mediaTypes.json ? query : `${type} ${query}`;

type Execute = (request: Request, c: Context) => Response | Promise<Response>;

/**
 * Reads by GET are public and the same for everyone, so their answers are kept like pages: compressed and tagged once.
 * Of the client's headers only the negotiated media type is passed on, and answers are kept by it, so that nobody's
 * headers decide what others get.
 */
export const graphqlReads =
  (cache: ResponseCache, execute: Execute, networkOf: (c: Context) => string = () => ''): MiddlewareHandler =>
  async (c, next) => {
    const query = c.req.url.slice(c.req.url.indexOf('?'));
    if (c.req.method !== 'GET' || !c.req.url.includes('?') || query.length > longestKept) return next();
    const type = mediaTypeFor(c.req.header('accept'));
    const produce = async () => {
      const question = new Request(c.req.url, { headers: { accept: type } });
      const { done: response, hasFailed } = await noticingFailures(async () => execute(question, c));
      const body = new Uint8Array(await response.arrayBuffer());
      // Yoga's own Headers hand out names as they were written; the standard's are in small letters.
      const headers = Object.fromEntries(new Headers(Object.fromEntries(response.headers)));
      const isKept = response.status === 200 && !hasFailed && !hasErrors(body);
      headers['cache-control'] = isKept ? keptFor : 'no-store';
      headers.vary = 'Accept';
      return { ...toCachedResponse(response.status, headers, body, 'quick'), isFleeting: !isKept, hasFailed };
    };
    return respond(c.req.raw, await cache.get(readKey(query, type), produce, networkOf(c)));
  };
