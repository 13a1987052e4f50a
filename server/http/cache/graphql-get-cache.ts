import type { Context, MiddlewareHandler } from 'hono';
import { trackDegradation } from '#server/errors/degraded-render.ts';
import { type MediaType, mediaTypeFor, mediaTypes } from '#server/graphql/media-type.ts';
import { type CachedResponse, respond, toCachedResponse } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** None of our own documents has a longer URL. A longer one is executed but not cached. */
export const maxCachedQueryLength = 4_000;
export const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

/** A response with errors is sent but not cached, whatever its status. */
const hasErrors = (body: Uint8Array) => {
  const text = new TextDecoder().decode(body);
  return text.includes('"errors"') && (JSON.parse(text) as { errors?: unknown }).errors !== undefined;
};

/** The cache key contains the media type, because that also decides the status of an error. */
const graphqlCacheKey = (query: string, type: MediaType) =>
  type === mediaTypes.json ? query : `${type} ${query}`;

type Execute = (request: Request) => Promise<Response>;

/**
 * GraphQL reads by GET are public and the same for everyone, so their responses are cached like pages:
 * compressed and tagged once. Of the client's headers only the negotiated media type reaches the query, and
 * it is part of the cache key: no client can change the response of another.
 */
export const createGraphqlGetCache =
  (cache: ResponseCache, execute: Execute, networkOf: (c: Context) => string): MiddlewareHandler =>
  async (c, next) => {
    const query = c.req.url.slice(c.req.url.indexOf('?'));
    if (c.req.method !== 'GET' || !c.req.url.includes('?') || query.length > maxCachedQueryLength)
      return next();
    const type = mediaTypeFor(c.req.header('accept'));
    const produce = async () => {
      const request = new Request(c.req.url, { headers: { accept: type } });
      const { result: response, isDegraded } = await trackDegradation(() => execute(request));
      const body = new Uint8Array(await response.arrayBuffer());
      // Yoga's own Headers object does not return names in lower case; the standard one does.
      const headers = new Headers([...response.headers]);
      headers.set('vary', 'Accept');
      const cached = toCachedResponse(response.status, headers, body, 'low');
      const isStorable = cached.isStorable && !isDegraded && !hasErrors(body);
      cached.headers['cache-control'] = isStorable ? cacheControl : 'no-store';
      return { ...cached, isStorable, isDegraded } satisfies CachedResponse;
    };
    return respond(c.req.raw, await cache.get(graphqlCacheKey(query, type), produce, networkOf(c)));
  };
