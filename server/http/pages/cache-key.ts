import {
  type CachePolicy,
  filmPage,
  freshMsOf,
  type PageInputs,
  type QueryParameter,
  queryParameters,
} from '#domain/page-cache.ts';
import { canonicalPath } from '#server/http/routes/redirects.ts';
import type { RouteTable } from './route-table.ts';

export type ResolvedPage = {
  /** The URL under which the page is rendered and cached. */
  url: URL;
  /** False for a page that is rendered for every request. */
  isStored: boolean;
  /** The route declares no cache policy. */
  isPrivate?: true;
  /** How long a cached response is fresh; undefined for a private page. */
  freshMs?: number;
  /** No page has this URL. `url` is the URL under which the 404 response is cached. */
  isMissing?: true;
};

export type CacheKeyInputs = PageInputs & {
  /** Origin under which pages are rendered, whatever host the request names. */
  origin: string;
  routes: RouteTable;
};

/** All missing paths have one page. */
const missingPath = '/404';

const parametersOf = ({ query = [] }: CachePolicy): [string, QueryParameter][] =>
  query.map((name) => [name, queryParameters[name]]);

/** The same page and query under our own origin, for a page that is rendered for one request. */
const privatePage = (requested: URL, pathname: string, { origin }: CacheKeyInputs): ResolvedPage => {
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = requested.search;
  return { url, isStored: false, isPrivate: true };
};

/**
 * The requested URL becomes the one URL of its page, with whether the cache stores the response. The policies
 * are in domain/page-cache.ts.
 */
export function resolvePage(requested: URL, inputs: CacheKeyInputs): ResolvedPage {
  const { routes } = inputs;
  let page = canonicalPath(requested.pathname);
  const isMissing = routes.idsAt(page).length === 0;
  const cache = routes.cacheAt(page);
  if (!cache) return privatePage(requested, page, inputs);
  if (isMissing) page = missingPath;
  let isStored = !page.includes('%') && routes.hasKnownParams(page);
  if (cache.isFilm) ({ page, isStored } = filmPage(page, inputs));
  const url = new URL(inputs.origin);
  url.pathname = page;
  for (const [name, parameter] of parametersOf(cache)) {
    const given = requested.searchParams.get(name) ?? '';
    const value = parameter.normalize(given, inputs);
    if (value === undefined) continue;
    if (parameter.isFreeText) isStored = false;
    url.searchParams.set(name, value);
  }
  return {
    url,
    isStored,
    freshMs: freshMsOf(cache),
    ...(isMissing && { isMissing }),
  };
}
