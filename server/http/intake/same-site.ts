import type { MiddlewareHandler } from 'hono';

/**
 * A form on another site may not speak for our visitors. Browsers say where a request comes from; programs that say
 * nothing carry no visitor's cookies and are let through.
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
