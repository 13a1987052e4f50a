import type { RequestListener } from 'node:http';
import type { LanguageSite } from './language-site.ts';

const hasPrefix = (path: string, prefix: string) =>
  path.startsWith(prefix) && /^([/?#]|$)/.test(path.slice(prefix.length));

type Sites = readonly [main: LanguageSite, others: readonly LanguageSite[]];
/** In development the main site may be that of another language (`BUILD_LANGUAGE`), with its prefix. */
const prefixed = (path: string, [main, others]: Sites) =>
  [...others, main].find(({ prefix }) => prefix && hasPrefix(path, prefix));

/** `/es/` becomes `//`, which the app redirects to its home page, `/es`. */
const withoutPrefix = (path: string, prefix: string) =>
  path.slice(prefix.length).replace(/^\/?(?=[?#]|$)/, '/$&');

/**
 * The language comes from the path only: a path below the prefix of another language goes to its site without
 * the prefix, every other path to the main site.
 */
export const createDispatchListener =
  (...sites: Sites): RequestListener =>
  (incoming, outgoing) => {
    // A client may send the whole URL, as to a proxy.
    const path = (incoming.url ?? '').replace(/^https?:\/\/[^/?#]*/i, '');
    const site = prefixed(path, sites);
    if (site) incoming.url = withoutPrefix(path, site.prefix);
    (site ?? sites[0]).listener(incoming, outgoing);
  };
