import type { MiddlewareHandler } from 'hono';
import { serverErrors } from '#words/pages/server-errors.ts';

/**
 * Defense of the whole server against cross-site request forgery. Browsers state the source of a request
 * (`Sec-Fetch-Site`, otherwise `Origin`). A request without either comes from a program, which has no cookies
 * of a visitor, and is accepted. Beside it: the cookie of /staff is `SameSite=Lax`, and GraphQL requires a
 * body type or header that needs a CORS preflight, which is never granted
 * (server/graphql/guard/cross-site.ts).
 */
export const isSameSite = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (!origin) return true;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
};

export const sameSiteOnly: MiddlewareHandler = async (c, next) =>
  isSameSite(c.req.raw) ? next() : c.json({ message: serverErrors.crossSite }, 403);
