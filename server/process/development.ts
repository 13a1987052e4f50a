import type { Server } from 'node:http';
import type * as Entry from '#server/entry.ts';
import type { Env } from '#server/env.ts';

const serverSource = /\/(content|domain|server|staff)\/.*\.(tsx?|json)$/;

/** One process for development: Vite's hot reload in front, the same site as in production behind it. */
export async function createDevelopmentSite(env: Env, http: Server) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  });
  // After an edit Vite reloads only the modules that depend on the file. Our GraphQL nouns register
  // themselves with one builder, and a noun that is loaded twice would be registered twice, so all server
  // modules are invalidated.
  vite.watcher.on('change', (file) => {
    if (serverSource.test(file)) vite.environments.ssr.moduleGraph.invalidateAll();
  });
  let current: { entry: typeof Entry; site: Promise<Entry.Site> } | undefined;

  /** An edit that failed to start must not fail the next one. */
  const afterFailure = () => {};

  /** Vite returns a new module object after every edit of server code; only then is the site opened again. */
  const latestSite = async () => {
    const entry = (await vite.ssrLoadModule('/server/entry.ts')) as typeof Entry;
    if (current?.entry !== entry) {
      const previous = current;
      current = {
        entry,
        site: previous
          ? previous.site.then((site) => site.close(), afterFailure).then(() => entry.openSite(env))
          : entry.openSite(env),
      };
    }
    return current.site;
  };
  const { notices } = await latestSite();

  http.on('request', (request, response) =>
    vite.middlewares(request, response, async () => {
      try {
        const site = await latestSite();
        site.listener(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        console.error(error);
        response.writeHead(500).end(String((error as Error).stack));
      }
    }),
  );
  return {
    notices,
    startDraining: () => {},
    async close() {
      await vite.close();
      await (await current?.site)?.close();
    },
  };
}
