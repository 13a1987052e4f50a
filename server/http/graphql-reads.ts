import type { Context, MiddlewareHandler } from 'hono';
import { noticingFailures } from '#server/told-failures.ts';
import { represent, respond } from './representation.ts';
import type { ResponseCache } from './response-cache.ts';

/** Longer addresses are not ours: they are answered, but not kept. */
const longestKept = 4_000;
const keptFor = 'public, max-age=10, stale-while-revalidate=60';

/** An answer with errors in it is told as it is and forgotten, whatever its status says. */
const hasErrors = (body: Uint8Array) => {
  const text = new TextDecoder().decode(body);
  return text.includes('"errors"') && (JSON.parse(text) as { errors?: unknown }).errors !== undefined;
};

type Execute = (request: Request, c: Context) => Response | Promise<Response>;

/**
 * Reads by GET are public and the same for everyone, so their answers are kept like pages: compressed and tagged once.
 * The question is always put in the same words (GET, JSON), so that nobody's headers decide what others get.
 */
export const graphqlReads =
  (cache: ResponseCache, execute: Execute, networkOf: (c: Context) => string = () => ''): MiddlewareHandler =>
  async (c, next) => {
    const query = c.req.url.slice(c.req.url.indexOf('?'));
    if (c.req.method !== 'GET' || !c.req.url.includes('?') || query.length > longestKept) return next();
    const produce = async () => {
      const question = new Request(c.req.url, { headers: { accept: 'application/json' } });
      const { done: response, hasFailed } = await noticingFailures(async () => execute(question, c));
      const body = new Uint8Array(await response.arrayBuffer());
      // Yoga's own Headers hand out names as they were written; the standard's are in small letters.
      const headers = Object.fromEntries(new Headers(Object.fromEntries(response.headers)));
      const isKept = response.status === 200 && !hasFailed && !hasErrors(body);
      headers['cache-control'] = isKept ? keptFor : 'no-store';
      return { ...represent(response.status, headers, body, 'quick'), isFleeting: !isKept, hasFailed };
    };
    return respond(c.req.raw, await cache.get(query, produce, networkOf(c)));
  };
