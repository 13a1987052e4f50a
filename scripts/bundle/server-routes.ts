import type { Plugin } from 'vite';

/**
 * React Router builds every route for the browser too. Here the browser has no router: it gets documents, and
 * the islands of its page (app/islands). So the browser's build of a route is empty.
 */
export const serverOnlyRoutes = (): Plugin => ({
  name: 'server-only-routes',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /\?__react-router-build-client-route$/ },
    handler: () => ({ code: 'export {};', map: null, moduleSideEffects: true }),
  },
});

/**
 * In development: reloads the page after a change of a file that only the server uses. Such a file is no
 * module of the browser, so no hot update would show the change.
 */
export const reloadServerParts = (): Plugin => ({
  name: 'reload-server-parts',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    // Tailwind watches every file, which adds entries without an id.
    const inBrowser = [...(client.moduleGraph.getModulesByFile(file) ?? [])].some(
      ({ type, id }) => id && type === 'js',
    );
    if (this.environment.name === 'ssr' && modules.length > 0 && !inBrowser)
      client.hot.send({ type: 'full-reload' });
  },
});
