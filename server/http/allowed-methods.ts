import { matchRoutes, type ServerBuild } from 'react-router';

/** What may be done at an address of a page, in the words of the Allow header: only a page with an action takes posts. */
export const createAllowedMethods = (routes: ServerBuild['routes']) => {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId ? [{ id: route.id, path: route.path, index: route.index }] : [],
  );
  return (pathname: string): readonly string[] => {
    const page = matchRoutes(pages as Parameters<typeof matchRoutes>[0], pathname)?.at(-1)?.route.id;
    return page && routes[page]?.module.action ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  };
};
