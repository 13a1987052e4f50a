import {
  type ServerBuild,
  UNSAFE_withErrorBoundaryProps as withErrorProps,
  UNSAFE_withComponentProps as withProps,
} from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import * as entry from '#app/entry.server.tsx';
import { freshDatabase } from '#tests/databases/databases.ts';
import { layouts } from '#tests/site/public-paths.ts';
import { errorPage } from '#words/pages/error-page.ts';
import { siteRoutes } from './site-routes.ts';
import { createSmallApp } from './small-app.ts';
import { smallBuild } from './small-build.ts';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

/** The build passes the data of a route as props. The loaders of pages fail here. */
const prepare = (id: string, { default: Page, ErrorBoundary, loader, ...module }: Module) => ({
  ...module,
  default: withProps(Page as never),
  ...(ErrorBoundary && { ErrorBoundary: withErrorProps(ErrorBoundary as never) }),
  ...(loader && { loader: id === 'root' ? loader : () => Promise.reject(new Error(id)) }),
});

const openSite = async () => {
  const routes: Record<string, object> = {};
  const manifest: Record<string, object> = {};
  for (const [id, route] of Object.entries(await siteRoutes())) {
    if (!route) continue;
    const module = prepare(id, route.module);
    routes[id] = { ...route, module };
    const { loader, ErrorBoundary } = route.module;
    manifest[id] = { ...route, hasLoader: Boolean(loader), hasErrorBoundary: Boolean(ErrorBoundary) };
  }
  const assets = { ...smallBuild.assets, entry: { imports: [], module: '/entry.js' }, routes: manifest };
  const build = { ...smallBuild, entry: { module: entry }, assets, routes } as unknown as ServerBuild;
  return createSmallApp({ database: await freshDatabase('sqlite', 'seeded'), build }).app;
};
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});

test.each(layouts)('%s shows itself, or a link that loads it again, if its loader fails', async (path) => {
  const response = await site.request(path, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux)' } });
  const html = await response.text();
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  expect(main).toMatch(/<h1[\s>]/);
  expect(main).not.toContain(errorPage.heading);
  const isItself = response.status < 500 || /data-island=/.test(main);
  expect(isItself || main.includes(`<a href="${path}" class=`)).toBe(true);
});
