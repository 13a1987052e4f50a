import { Hono } from 'hono';
import { printedSchema } from '#server/graphql/printed-schema.ts';
import { respond, toCachedResponse } from '#server/http/cache/cached-response.ts';

/** `/schema.graphql` for integrators: introspection is off in production, and a static text costs little. */
export const createSchemaFile = (): Hono => {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'x-robots-tag': 'noindex',
  };
  const file = toCachedResponse(200, headers, new TextEncoder().encode(printedSchema), 'best');
  return new Hono().get('/schema.graphql', (c) => respond(c.req.raw, file));
};
