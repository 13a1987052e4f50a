import { isStream } from './videos.ts';

export type PlayerTarget = { src: string; redirect: string };

const anyBase = 'https://site.invalid';
/** Browsers remove tabs and line breaks from URLs and read \ as /: a path can become another host. */
const isPlain = (text: string) => !/[\p{Cc}\s\\]/u.test(text);

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** A normalized path on our own site; null for everything that could lead to another site. */
export const ownPath = (text: string): string | null => {
  if (!/^\/(?!\/)/.test(text) || !isPlain(text) || !URL.canParse(text, anyBase)) return null;
  const url = new URL(text, anyBase);
  // `/.//evil.example` looks like a path and becomes `//evil.example` once its dots are resolved.
  if (url.origin !== anyBase || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
};

const isFilm = (pathname: string) => isStream(pathname) || /\.(mp4|webm)$/i.test(pathname);

const ownFilm = (text: string): string | null => {
  const path = ownPath(text);
  if (!path) return null;
  const { pathname } = new URL(path, anyBase);
  return pathname.startsWith('/media/') && isFilm(pathname) ? path : null;
};

const allowedFilm = (text: string, allowedOrigins: readonly string[]): string | null => {
  if (!/^https?:\/\/(?!\/)/.test(text) || !isPlain(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlainHost = url.username === '' && url.password === '' && !text.split('/')[2]?.includes('@');
  return isPlainHost && allowedOrigins.includes(url.origin) && isFilm(url.pathname) ? url.href : null;
};

/**
 * Reads `/player/:url?&:redirect?`. `src` is the film, from our own media or an allowed origin. `redirect` is
 * the path on our own site that opens when the film is closed. Everything else counts as no url. Both parts
 * are percent-encoded exactly once.
 */
export const playerTarget = (
  url: string | undefined,
  redirect: string | undefined,
  allowedOrigins: readonly string[] = [],
): PlayerTarget | null => {
  const wanted = decoded((url ?? '').replaceAll(' ', '%20'));
  if (!wanted) return null;
  const escaped = wanted.replaceAll(' ', '%20');
  const src = ownFilm(escaped) ?? allowedFilm(escaped, allowedOrigins);
  const back = redirect ? decoded(redirect) : '/';
  const redirectPath = back === null ? null : ownPath(back);
  return src && redirectPath ? { src, redirect: redirectPath } : null;
};

/** The two parts of the path, still percent-encoded. */
export const playerParts = (pathname: string): [url: string | undefined, redirect: string | undefined] => {
  const [url, redirect] = pathname.replace(/^\/player\/?/, '').split('&', 2);
  return [url || undefined, redirect || undefined];
};
