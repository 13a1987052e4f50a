import { Hono } from 'hono';
import { links } from '#content/facts/links.ts';
import type { Env } from '#server/env.ts';
import { deviceOf } from './devices.ts';

const stores = { ANDROID: links.stores.android, IOS: links.stores.ios };

/** Below these prefixes the rest of a path is case-sensitive. */
const verbatim = /^\/(player|assets|media|\.well-known)(\/|$)/;

/** Decodes percent-encoded letters, digits and dashes, which are equivalent to the plain characters. */
const plainLetters = (pathname: string) =>
  pathname.replace(/%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi, decodeURIComponent);

/** One page has one URL: `/Classes/`, `//classes`, `/%63lasses` become `/classes`. File names stay. */
export const canonicalPath = (pathname: string): string => {
  // A relative URL with two leading slashes names another host.
  const path = pathname.replace(/^[/\\]{2,}/, '/');
  if (verbatim.test(path) || path.includes('.') || path.includes('\\')) return path;
  const slim = plainLetters(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return slim.includes('%') ? slim : slim.toLowerCase();
};

/**
 * `/app` redirects to the sign-up site with the same query string, byte for byte; `/get-app` redirects phones
 * to their app store.
 */
export function createRedirects(env: Pick<Env, 'APP_SIGNUP_URL'>) {
  const redirects = new Hono();
  redirects.on(['GET', 'HEAD'], '*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = canonicalPath(pathname);
    return canonical === pathname ? next() : c.redirect(canonical + search, 301);
  });
  redirects.get('/app', (c) => {
    const rawQuery = /\?[^#]*/.exec(c.req.url)?.[0] ?? '';
    const target = env.APP_SIGNUP_URL;
    return c.redirect(target.includes('?') ? target + rawQuery.replace('?', '&') : target + rawQuery, 302);
  });
  redirects.get('/get-app', async (c, next) => {
    const device = deviceOf(c.req.header('user-agent'));
    if (device === 'ALL') await next();
    else c.res = c.redirect(stores[device], 302);
    // This URL has one response per device, so a shared cache must not send one to another visitor.
    c.res.headers.append('Vary', 'User-Agent');
    c.res.headers.set('Cache-Control', device === 'ALL' ? 'private, max-age=0, must-revalidate' : 'no-store');
  });
  return redirects;
}
