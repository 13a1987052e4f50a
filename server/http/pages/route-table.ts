import { matchPath, matchRoutes, type ServerBuild } from 'react-router';
import type { CachePolicy, PagePolicy } from '#domain/page-cache.ts';

type Routes = ServerBuild['routes'];
/** The route of URLs without a page. */
const catchAll = 'routes/not-found';

const policyOf = (routes: Routes, id: string): PagePolicy | undefined =>
  routes[id]?.module.handle as PagePolicy;

/** Properties of the page at a URL, read from the routes of a build. */
export function createRouteTable(routes: Routes) {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId ? [{ id: route.id, path: route.path, index: route.index }] : [],
  );
  const withParent = (id: string | undefined): readonly string[] => {
    const parent = id && routes[id]?.parentId;
    return !id || id === catchAll ? [] : parent ? [parent, id] : [id];
  };
  // React Router compiles and ranks the routes for every match, so it gets only those with parameters: a
  // flood of unknown URLs would delay other visitors.
  const { plain = [], patterns = [] } = Object.groupBy(pages, ({ path }) =>
    /[:*?]/.test(path ?? '') ? 'patterns' : 'plain',
  );
  const idsOfPlain = new Map(plain.map(({ id, path = '' }) => [`/${path}`, withParent(id)]));
  /** Ids of the routes that match a URL, outermost first; empty for a URL without a page. */
  const idsAt = (page: string): readonly string[] => {
    // A path with two leading slashes, used as a relative URL, would name another host. React Router serves
    // loader data at `.data`, which only its router in the browser requests; our pages have none.
    if (page.startsWith('//') || page.endsWith('.data')) return [];
    return (
      idsOfPlain.get(page.toLowerCase()) ??
      withParent(
        matchRoutes(patterns as Parameters<typeof matchRoutes>[0], page as `/${string}`)?.at(-1)?.route.id,
      )
    );
  };
  return {
    idsAt,
    /** For the Allow header: only a page with an action accepts posts. */
    methodsAt: (page: string): readonly string[] => {
      const id = idsAt(page).at(-1);
      return id && routes[id]?.module.action ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    },
    /** Undefined for a private page: its route declares no cache policy. */
    cacheAt: (page: string): CachePolicy | undefined =>
      policyOf(routes, idsAt(page).at(-1) ?? catchAll)?.cache,
    /** Whether the route's policy lists the value of every path parameter, or has no list for it. */
    hasKnownParams: (page: string): boolean => {
      const id = idsAt(page).at(-1);
      const known = id && policyOf(routes, id)?.cache?.params;
      if (!known) return true;
      const params = matchPath(`/${routes[id]?.path}`, page)?.params ?? {};
      return Object.entries(known).every(
        ([name, values]) => params[name] === undefined || values.includes(params[name]),
      );
    },
  };
}
export type RouteTable = ReturnType<typeof createRouteTable>;
