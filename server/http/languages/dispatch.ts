import type { RequestListener } from 'node:http';
import type { LanguageSite } from './language-site.ts';

const hasPrefix = (path: string, prefix: string) =>
  path.startsWith(prefix) && /^([/?#]|$)/.test(path.slice(prefix.length));

/** `/es/` becomes `//`, which the app redirects to its home page, `/es`. */
const withoutPrefix = (path: string, prefix: string) =>
  path.slice(prefix.length).replace(/^\/?(?=[?#]|$)/, '/$&');

/** The path of an absolute request target (`GET http://host/path`) begins after its host. */
const absolute = /^https?:\/\/[^/?#]*/i;

/**
 * The language comes from the path only: a path below the prefix of another language goes to its site without
 * the prefix, every other path to the main site.
 */
export const dispatchListener =
  (main: LanguageSite, others: readonly LanguageSite[]): RequestListener =>
  (incoming, outgoing) => {
    const target = incoming.url ?? '';
    const [origin = ''] = absolute.exec(target) ?? [];
    const path = target.slice(origin.length);
    const other = others.find(({ prefix }) => hasPrefix(path, prefix));
    if (other) incoming.url = origin + withoutPrefix(path, other.prefix);
    (other ?? main).listener(incoming, outgoing);
  };

/** The same for a request without a socket. */
export const dispatchFetch =
  (main: LanguageSite, others: readonly LanguageSite[]): LanguageSite['fetch'] =>
  (request, bindings) => {
    const url = new URL(request.url);
    const other = others.find(({ prefix }) => hasPrefix(url.pathname, prefix));
    if (!other) return main.fetch(request, bindings);
    url.pathname = withoutPrefix(url.pathname, other.prefix);
    return other.fetch(new Request(url, request), bindings);
  };
