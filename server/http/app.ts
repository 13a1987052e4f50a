import { statSync } from 'node:fs';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { defaultLanguage } from '#content/facts/languages.ts';
import { sitePath } from '#content/site-path.ts';
import { studioDay } from '#domain/dates.ts';
import type { Env } from '#server/env.ts';
import type { Graphql } from '#server/graphql/yoga.ts';
import { createFairQueue, type FairQueue, type Lane } from '#server/limits/fair-queue/fair-queue.ts';
import { Overloaded } from '#server/limits/fair-queue/lane.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Services } from '#server/services.ts';
import { language } from '#words/language.ts';
import { serverErrors } from '#words/pages/server-errors.ts';
import { cachedReads } from './cache/cached-reads.ts';
import { graphqlGetCache } from './cache/graphql-get-cache.ts';
import type { ResponseCaches } from './cache/response-caches.ts';
import { createDiscovery } from './discovery/discovery.ts';
import { createFormPostServices } from './forms/form-post-context.ts';
import { createPageHandler } from './pages/render-page.ts';
import { type ClientIp, createClientIp } from './request/client-ip.ts';
import { requestLog } from './request/request-log.ts';
import { reportFailure } from './response/error-response.ts';
import { overloadResponse } from './response/overload-response.ts';
import { securityHeaders } from './response/security-headers.ts';
import { createCalendar } from './routes/calendar.ts';
import { createClassStreams } from './routes/class-streams.ts';
import { createHealth } from './routes/health.ts';
import { createLeadRoutes } from './routes/leads.ts';
import { createMetrics } from './routes/metrics.ts';
import { createPlaces } from './routes/places.ts';
import { createRedirects } from './routes/redirects.ts';
import { createSchemaFile } from './routes/schema-file.ts';
import { createStaticFiles } from './routes/static-files.ts';

/** Queues work that needs CPU time. */
type Run = <T>(c: Context, lane: Lane, work: () => Promise<T>) => Promise<T>;
type CreateStaff = (options: { run: Run; ipOf: ClientIp }) => Hono;

export type AppOptions = {
  env: Env;
  services: Services;
  build: ServerBuild;
  graphql: Graphql;
  /** The routes of /staff. Not imported here: other languages and tests of the public site have none. */
  createStaff?: CreateStaff | undefined;
  /** Headers of every response, including those that the listener sends without the app. */
  commonHeaders: Record<string, string>;
  /** Null in development: nothing is cached. */
  caches: ResponseCaches | null;
  /** The queue of all work that needs CPU time. */
  queue?: FairQueue;
  /** True after SIGTERM. */
  isDraining: () => boolean;
  /** Called for every request that gets a 503 because of overload. */
  onRejected?: () => void;
};

/** All middlewares and routes, in the order in which they match, for development, production and tests. */
export function createApp({
  env,
  services,
  build,
  graphql,
  createStaff,
  commonHeaders,
  caches,
  queue = createFairQueue(),
  isDraining,
  onRejected = () => {},
}: AppOptions) {
  const { log } = services;
  const inProduction = env.NODE_ENV === 'production';
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
  const staffFiles = createStaticFiles({ root: 'build/staff', mount: '/staff', isImmutable: () => true });
  const clientIp = createClientIp(env.TRUSTED_PROXIES, services.log);
  const networkIn = (c: Context) => networkOf(clientIp(c));
  /** Queues work that needs CPU time. A form is processed even when its visitor has disconnected. */
  const run: Run = (c, lane, work) =>
    queue.run(networkIn(c), lane, work, lane === 'read' ? c.req.raw.signal : undefined);
  const queued: MiddlewareHandler = (c, next) => run(c, c.req.method === 'POST' ? 'form' : 'read', next);
  const today = () => studioDay(services.clock.now());
  const pages = createPageHandler({
    build,
    mode: inProduction ? 'production' : 'development',
    caches,
    origins: {
      media: originOf(env.CDN_URL),
      map: [originOf(env.MAP_STYLE_URL), ...env.MAP_ORIGINS].filter((origin) => origin !== null),
    },
    queue,
    services,
    graphql,
    instructors: services.instructorNames,
    cacheKeyInputs: {
      origin: env.PUBLIC_URL,
      today,
      filmOrigins: [originOf(env.CDN_URL)].filter((origin) => origin !== null),
    },
  });

  const leads = createLeadRoutes({ env, services, graphql, clientIp, run });

  // Files and health checks have no language. In development there is one site, of any language.
  const isDefault = language.code === defaultLanguage.code || env.NODE_ENV === 'development';
  const calendar = createCalendar(services);
  const places = createPlaces();
  const classStreams = createClassStreams({ hasPlaylists: isDefault });
  const discovery = createDiscovery({ env, routes: build.routes, today, built: buildDay() ?? today() });

  const app = new Hono();
  app.use(requestLog(log));
  app.use(securityHeaders(commonHeaders));
  app.use(async (c, next) => {
    await next();
    const location = c.res.headers.get('location');
    if (location) c.res.headers.set('location', sitePath(location));
  });
  if (env.CDN_URL) app.use('/media/*', usableFromCdn(env.PUBLIC_URL));
  if (isDefault) app.route('/', createHealth(services, isDraining));
  if (isDefault && env.METRICS_TOKEN) app.route('/', createMetrics(services, queue, env.METRICS_TOKEN));
  // Before every cache, so that no response of /staff is ever stored.
  if (createStaff) {
    app.get(
      '/staff/assets/*',
      async (c) => (await staffFiles(c.req.raw)) ?? c.text(serverErrors.fileNotFound, 404),
    );
    app.route('/staff', createStaff({ run, ipOf: clientIp }));
  }
  if (caches)
    app.use(
      '/graphql',
      graphqlGetCache(caches.reads, (request, c) => leads.fetch(request, c.env), networkIn),
    );
  for (const path of ['/form/*', '/marketing-forms/*', '/uploads/*', '/ip']) app.use(path, queued);
  if (caches) {
    const reads = { cache: caches.reads, networkOf: networkIn };
    app.use('/calendar/*', cachedReads({ ...reads, fetch: calendar.fetch }));
    if (isDefault) app.use('/sitemap.xml', cachedReads({ ...reads, fetch: discovery.fetch }));
    app.use('/places', cachedReads({ ...reads, fetch: places.fetch, parameters: ['q'] }));
    app.use('/media/films/vod/*', cachedReads({ ...reads, fetch: classStreams.fetch }));
  }
  app.route('/', leads);
  app.route('/', createRedirects(env));
  app.route('/', createSchemaFile());
  app.route('/', calendar);
  app.route('/', places);
  app.route('/', classStreams);
  app.route('/', discovery);
  if (isDefault)
    app.get('/media/*', async (c) => (await media(c.req.raw)) ?? c.text(serverErrors.fileNotFound, 404));
  if (inProduction && isDefault) {
    // The URL of a file has a dot; the URL of a page has none.
    app.get('/:path{.+\\.[a-z0-9]+$}', async (c, next) => (await built(c.req.raw)) ?? next());
  }
  app.all('*', (c) => {
    const ip = clientIp(c);
    return pages(c.req.raw, createFormPostServices({ services, graphql, ip }), ip);
  });
  app.onError((error, c) => {
    if (error instanceof Overloaded) {
      if (!c.req.raw.signal.aborted) onRejected();
      return overloadResponse({ url: c.req.path, method: c.req.method });
    }
    return c.text(serverErrors.unexpected, reportFailure(log, error, c));
  });
  return app;
}

/**
 * A content delivery host passes our headers on: by those of other responses, browsers would not show its
 * pictures on our pages, and the player could not load its films.
 */
const usableFromCdn =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    c.res.headers.set('access-control-allow-origin', new URL(publicUrl).origin);
  };

/** Date of the running build; undefined in development. */
const buildDay = () =>
  statSync('build/server/index.js', { throwIfNoEntry: false })?.mtime.toISOString().slice(0, 10);

/** The origin of an external URL; null when the setting is empty or a path of this site. */
const originOf = (url: string | null | undefined) => (url && URL.canParse(url) ? new URL(url).origin : null);
