import { Hono } from 'hono';
import { links } from '#content/facts/links.ts';
import type { Env } from '#server/env.ts';

/** Crawlers and link previews send user agents of phones, but must get the page, not a store. */
const crawler = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

/**
 * The app store of a phone, by its user agent. An iPad that identifies as a Mac has none: a page with both
 * stores is better than a guess.
 */
const storeOf = (userAgent = ''): string | null => {
  if (crawler.test(userAgent)) return null;
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return links.stores.ios;
  return /\bAndroid\b/.test(userAgent) ? links.stores.android : null;
};

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
    const store = storeOf(c.req.header('user-agent'));
    if (store) c.res = c.redirect(store, 302);
    else await next();
    // This URL has one response per device, so a shared cache must not send one to another visitor.
    c.res.headers.append('Vary', 'User-Agent');
    c.res.headers.set('Cache-Control', store ? 'no-store' : 'private, max-age=0, must-revalidate');
  });
  return redirects;
}
