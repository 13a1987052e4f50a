import { matchRoutes, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
/** The route that answers for every address that no page has. */
const catchAll = 'routes/not-found';

/** The routes that an address leads through, outermost first; none for an address that no page has. */
export const createRoutesAt = (routes: Routes) => {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId ? [{ id: route.id, path: route.path, index: route.index }] : [],
  );
  const found = (id: string | undefined): readonly string[] => {
    const parent = id && routes[id]?.parentId;
    return !id || id === catchAll ? [] : parent ? [parent, id] : [id];
  };
  // Matching looks at every route; most addresses say theirs letter for letter.
  const plain = new Map(
    pages
      .filter(({ path }) => !/[:*?]/.test(path ?? ''))
      .map(({ id, path = '' }) => [`/${path}`, found(id)] as const),
  );
  return (page: string): readonly string[] => {
    // Read as a relative address, the rest would be another host.
    if (page.startsWith('//')) return [];
    return (
      plain.get(page as `/${string}`) ??
      found(matchRoutes(pages as Parameters<typeof matchRoutes>[0], page as `/${string}`)?.at(-1)?.route.id)
    );
  };
};
export type RoutesAt = ReturnType<typeof createRoutesAt>;

/** What may be done at an address of a page, in the words of the Allow header: only a page with an action takes posts. */
export const createAllowedMethods =
  (routes: Routes, routesAt: RoutesAt) =>
  (page: string): readonly string[] => {
    const id = routesAt(page).at(-1);
    return id && routes[id]?.module.action ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  };
