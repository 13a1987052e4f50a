import type { MiddlewareHandler } from 'hono';
import { represent, respond } from './representation.ts';
import type { ResponseCache } from './response-cache.ts';

/** Longer addresses are not ours: they are answered, but not kept. */
const longestKept = 4_000;

/**
 * Reads by GET are public and the same for everyone, so their answers are kept like pages: compressed and tagged once.
 * Only good answers are kept (see response-cache.ts), so an error is never repeated from memory.
 */
export const graphqlReads =
  (cache: ResponseCache): MiddlewareHandler =>
  async (c, next) => {
    const { method, url } = c.req;
    const query = url.slice(url.indexOf('?'));
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !url.includes('?') || query.length > longestKept) return next();
    const representation = await cache.get(query, async () => {
      await next();
      const response = c.res;
      const headers = Object.fromEntries(response.headers);
      if (response.status === 200) headers['cache-control'] = 'public, max-age=10, stale-while-revalidate=60';
      return represent(response.status, headers, new Uint8Array(await response.arrayBuffer()));
    });
    c.res = undefined;
    c.res = respond(c.req.raw, representation);
  };
