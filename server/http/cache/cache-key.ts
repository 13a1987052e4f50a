import { knownAddresses } from '#content/catalog/known-addresses.ts';
import {
  type PageCache,
  type PageFacts,
  pathRules,
  type QueryParameter,
  queryParameters,
} from '#domain/page-cache.ts';
import { nearestAddress } from '#domain/text/nearest-address.ts';
import type { RouteTable } from '#server/http/pages/route-table.ts';
import { canonicalPath } from '#server/http/redirects.ts';

/** React Router requests a page's loader data at the page's address with this ending. */
const dataEnding = /\.data$/;
/** The page of an address, with and without the ending. */
export const pagePath = (pathname: string): string =>
  pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(dataEnding, '');

/**
 * `pages` are few enough to stay in memory all together. `variants` have a cache of their own, where they push out only each
 * other: a crawler that walks through all of them does not slow down the rest of the site.
 */
export type PageStore = 'pages' | 'variants';

export type ResolvedPage = {
  /** The address under which the page is rendered and cached. */
  url: URL;
  /** Null for a page that is rendered for every request. */
  store: PageStore | null;
  /** The route declares no cache policy. */
  isPrivate?: true;
  hasClasses?: true;
  /** No page has this address: `url` is the one address under which all such responses are cached. */
  isMissing?: true;
  /** Query parameters whose value is unknown and that the address must lose. */
  unknownParameters?: readonly string[];
};

export type CacheKeyFacts = PageFacts & {
  /** Pages are rendered under our own address, whatever host the request named. */
  origin: string;
  routes: RouteTable;
};

/** The page for missing addresses depends only on what was probably meant, so there is one for each guess. */
const missingAddress = (page: string): string => {
  const meant = nearestAddress(
    page,
    knownAddresses.map(({ to }) => to),
  );
  return meant && meant !== '/' ? `/404${meant}` : '/404';
};

const parametersOf = ({ query = [] }: PageCache): [string, QueryParameter][] =>
  query.map((name) => [name, queryParameters[name]]);

/** The same page and query under our own origin, for a page that is rendered for this request alone. */
const privatePage = (requested: URL, pathname: string, { origin }: CacheKeyFacts): ResolvedPage => {
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = requested.search;
  return { url, store: null, isPrivate: true };
};

/** One address per distinct page, and where its answer may be stored. */
export function resolvePage(requested: URL, facts: CacheKeyFacts): ResolvedPage {
  const { routes } = facts;
  const isData = dataEnding.test(requested.pathname);
  const pathnameOf = (page: string) => (isData ? `${page === '/' ? '/_' : page}.data` : page);
  let page = canonicalPath(pagePath(requested.pathname));
  const isMissing = routes.idsAt(page).length === 0;
  const cache = routes.cacheAt(page);
  if (!cache) return privatePage(requested, pathnameOf(page), facts);
  if (isMissing) page = missingAddress(page);
  let isStored = !page.includes('%') && routes.hasKnownParams(page);
  if (cache.path) ({ page, isStored } = pathRules[cache.path](page, facts));
  let isVariant = cache.isVariant === true;
  const url = new URL(facts.origin);
  url.pathname = pathnameOf(page);
  const unknownParameters: string[] = [];
  for (const [name, parameter] of parametersOf(cache)) {
    if (isData && parameter.isFilter) continue;
    const given = requested.searchParams.get(name) ?? '';
    const value = parameter.normalise(given, facts);
    if (value === undefined) {
      if (given && parameter.isRedirectedWhenUnknown) unknownParameters.push(name);
      continue;
    }
    url.searchParams.set(name, value);
    isVariant ||= parameter.isVariant === true;
  }
  if (isData) {
    const wanted = requested.searchParams.get('_routes')?.split(',') ?? [];
    const ids = routes.idsAt(page).filter((id) => wanted.includes(id));
    if (ids.length > 0) url.searchParams.set('_routes', ids.join(','));
  }
  const store = isStored ? (isVariant ? 'variants' : 'pages') : null;
  return {
    url,
    store,
    ...(cache.hasClasses && { hasClasses: true }),
    ...(isMissing && { isMissing }),
    ...(unknownParameters.length > 0 && { unknownParameters }),
  };
}
