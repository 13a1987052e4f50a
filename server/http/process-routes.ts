import { statSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { studioDay } from '#domain/dates.ts';
import type { FairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import type { Services } from '#server/services.ts';
import { serverErrors } from '#words/pages/server-errors.ts';
import { createCachedReads } from './cache/cached-reads.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { createDiscovery } from './discovery/discovery.ts';
import { createHealth } from './routes/health.ts';
import { createMetrics } from './routes/metrics.ts';
import { createStaticFiles } from './routes/static-files.ts';

type Options = {
  services: Services;
  build: ServerBuild;
  queue: FairQueue;
  isDraining: () => boolean;
  /** Null in development: nothing is cached. */
  reads: { cache: ResponseCache; networkOf: (c: Context) => string } | null;
};

/** Routes without a language: health, metrics, what crawlers and platforms read, and files. */
export const createProcessRoutes = ({ services, build, queue, reads, isDraining }: Options): Hono => {
  const { env, clock } = services;
  const today = () => studioDay(clock.now());
  const discovery = createDiscovery({ env, routes: build.routes, today, built: buildDay() ?? today() });
  const media = createStaticFiles({
    root: 'media/library',
    mount: '/media',
    isImmutable: (url) => url.searchParams.has('v'),
  });
  const built = createStaticFiles({
    root: 'build/client',
    mount: '',
    isImmutable: (url) => url.pathname.startsWith('/assets/'),
  });

  const routes = new Hono();
  routes.route('/', createHealth(services, isDraining));
  if (env.METRICS_TOKEN) routes.route('/', createMetrics(services, queue, env.METRICS_TOKEN));
  if (reads) routes.use('/sitemap.xml', createCachedReads({ ...reads, fetch: discovery.fetch }));
  routes.route('/', discovery);
  routes.get('/media/*', async (c) => (await media(c.req.raw)) ?? c.text(serverErrors.fileNotFound, 404));
  if (env.NODE_ENV === 'production') {
    // The URL of a file has a dot; the URL of a page has none.
    routes.get('/:path{.+\\.[a-z0-9]+$}', async (c, next) => (await built(c.req.raw)) ?? next());
  }
  return routes;
};

/** Date of the running build; undefined in development. */
const buildDay = () =>
  statSync('build/server/index.js', { throwIfNoEntry: false })?.mtime.toISOString().slice(0, 10);
