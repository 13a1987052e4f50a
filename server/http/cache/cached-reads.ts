import type { Context, MiddlewareHandler } from 'hono';
import { respond, toCachedResponse } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** Longer than every valid id and name. */
const maxValueLength = 200;

type Options = {
  cache: ResponseCache;
  /** Makes the response, from a new request: a refresh runs after the visitor's request. */
  fetch: (request: Request) => Response | Promise<Response>;
  networkOf: (c: Context) => string;
  /** Query parameters that the response depends on, besides its path. */
  parameters?: readonly string[];
};

/** Caches responses that are public, the same for everyone and expensive to make, as pages are cached. */
export const createCachedReads =
  ({ cache, fetch, networkOf, parameters = [] }: Options): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const values = parameters.map((name) => c.req.query(name)?.slice(0, maxValueLength) ?? '');
    const { url } = c.req;
    const produce = async () => {
      const response = await fetch(new Request(url));
      const body = new Uint8Array(await response.arrayBuffer());
      return toCachedResponse(response.status, response.headers, body, 'low');
    };
    return respond(
      c.req.raw,
      await cache.get(JSON.stringify([c.req.path, ...values]), produce, networkOf(c)),
    );
  };
