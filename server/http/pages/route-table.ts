import { matchPath, matchRoutes, type ServerBuild } from 'react-router';
import type { PageCache, PagePolicy } from '#domain/page-cache.ts';

type Routes = ServerBuild['routes'];
/** The route for every address that no page has. */
const catchAll = 'routes/not-found';

const policyOf = (routes: Routes, id: string): PagePolicy | undefined =>
  routes[id]?.module.handle as PagePolicy;

/** What the routes of a build say about the page at an address. */
export function createRouteTable(routes: Routes) {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId ? [{ id: route.id, path: route.path, index: route.index }] : [],
  );
  const withParent = (id: string | undefined): readonly string[] => {
    const parent = id && routes[id]?.parentId;
    return !id || id === catchAll ? [] : parent ? [parent, id] : [id];
  };
  // Matching looks at every route; most addresses are a route's path as it stands.
  const plain = new Map(
    pages
      .filter(({ path }) => !/[:*?]/.test(path ?? ''))
      .map(({ id, path = '' }) => [`/${path}`, withParent(id)] as const),
  );
  /** Ids of the routes that an address matches, outermost first; none for an address that no page has. */
  const idsAt = (page: string): readonly string[] => {
    // Read as a relative address, the rest would be another host.
    if (page.startsWith('//')) return [];
    return (
      plain.get(page as `/${string}`) ??
      withParent(
        matchRoutes(pages as Parameters<typeof matchRoutes>[0], page as `/${string}`)?.at(-1)?.route.id,
      )
    );
  };
  return {
    idsAt,
    /** For the Allow header: only a page with an action takes posts. */
    methodsAt: (page: string): readonly string[] => {
      const id = idsAt(page).at(-1);
      return id && routes[id]?.module.action ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    },
    /** Undefined for a private page: one whose route declares no cache policy. */
    cacheAt: (page: string): PageCache | undefined => policyOf(routes, idsAt(page).at(-1) ?? catchAll)?.cache,
    /** Whether every path parameter has one of the values that the route's policy lists, where it lists any. */
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
