import type { MiddlewareHandler } from 'hono';

/**
 * Defence against cross-site request forgery, the reasoning for the whole server. A page of another site must not send a
 * form in the name of our visitor. Browsers say where a request comes from (`Sec-Fetch-Site`, else `Origin`); a request
 * without either comes from a program, which has no visitor's cookies, and is let through. No cookie identifies a visitor
 * today; one that does must be `SameSite=Lax` or stricter, because this check alone protects it.
 *
 * GraphQL has a check of its own for clients that send no `Origin` (graphql/limits/cross-site.ts): a body type or header
 * that needs a CORS preflight, which is never granted.
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
  isSameSite(c.req.raw) ? next() : c.json({ message: 'Cross-site requests are refused' }, 403);
