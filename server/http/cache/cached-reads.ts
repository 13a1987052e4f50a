import type { Context, MiddlewareHandler } from 'hono';
import { respond, toCachedResponse } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

type Options = {
  cache: ResponseCache;
  networkOf: (c: Context) => string;
  /** What the answer depends on besides its path. */
  parameters?: readonly string[];
};

/** Answers that are public, the same for everyone and expensive to make, cached like pages: compressed and tagged once. */
export const cachedReads =
  ({ cache, networkOf, parameters = [] }: Options): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const values = parameters.map((name) => c.req.query(name)?.slice(0, longestValue) ?? '');
    const produce = async () => {
      await next();
      const { status, headers } = c.res;
      const body = new Uint8Array(await c.res.arrayBuffer());
      return toCachedResponse(status, headers, body, 'quick');
    };
    const cached = await cache.get(JSON.stringify([c.req.path, ...values]), produce, networkOf(c));
    // The handler's own response, read above, would stand in the way.
    c.res = undefined;
    c.res = await respond(c.req.raw, cached);
  };

const longestValue = 200;
