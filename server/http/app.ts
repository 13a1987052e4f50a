import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { defaultLanguage } from '#content/facts/languages.ts';
import { sitePath } from '#content/site-path.ts';
import type { Graphql } from '#server/graphql/yoga.ts';
import type { FairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import { Overloaded } from '#server/limits/fair-queue/lane.ts';
import { networkOf } from '#server/limits/network.ts';
import type { Services } from '#server/services.ts';
import { language } from '#words/language.ts';
import { serverErrors } from '#words/pages/server-errors.ts';
import { createCachedReads } from './cache/cached-reads.ts';
import { createGraphqlGetCache } from './cache/graphql-get-cache.ts';
import type { ResponseCaches } from './cache/response-caches.ts';
import { createFormPostServices } from './forms/form-post-context.ts';
import { readGraphql } from './graphql/graphql-endpoint.ts';
import { createPageHandler } from './pages/render-page.ts';
import { createProcessRoutes } from './process-routes.ts';
import type { ClientIp } from './request/client-ip.ts';
import { createEnqueueRequest, type EnqueueRequest } from './request/enqueue-request.ts';
import { requestLog } from './request/request-log.ts';
import { reportFailure } from './response/error-response.ts';
import { overloadResponse } from './response/overload-response.ts';
import { securityHeaders } from './response/security-headers.ts';
import { createCalendar } from './routes/calendar.ts';
import { createClassStreams } from './routes/class-streams.ts';
import { createJsonRoutes } from './routes/json-routes.ts';
import { createPlaces } from './routes/places.ts';
import { createRedirects } from './routes/redirects.ts';
import { createSchemaFile } from './routes/schema-file.ts';
import { createStaticFiles } from './routes/static-files.ts';

type CreateStaff = (options: { enqueue: EnqueueRequest; clientIp: ClientIp }) => Hono;

export type AppOptions = {
  services: Services;
  build: ServerBuild;
  graphql: Graphql;
  clientIp: ClientIp;
  /** The routes of /staff. Not imported here: other languages and tests of the public site have none. */
  createStaff?: CreateStaff | undefined;
  /** Headers of every response, including those that the listener sends without the app. */
  commonHeaders: Record<string, string>;
  /** Null in development: nothing is cached. */
  caches: ResponseCaches | null;
  /** The queue of all work that needs CPU time. */
  queue: FairQueue;
  /** True after SIGTERM. */
  isDraining: () => boolean;
  /** Called for every request that gets a 503 because of overload. */
  onRejected: () => void;
};

/** All middlewares and routes, in the order in which they match, for development, production and tests. */
export function createApp({
  services,
  build,
  graphql,
  clientIp,
  createStaff,
  commonHeaders,
  caches,
  queue,
  isDraining,
  onRejected,
}: AppOptions) {
  const { env, log } = services;
  const enqueue = createEnqueueRequest(queue, clientIp);
  const reads = caches && { cache: caches.reads, networkOf: (c: Context) => networkOf(clientIp(c)) };
  const pages = createPageHandler({ build, caches, queue, services, graphql });
  // In development there is one site, of any language.
  const isDefault = language.code === defaultLanguage.code || env.NODE_ENV === 'development';

  const app = new Hono();
  const addReads = (path: string, routes: Hono, parameters?: readonly string[]) => {
    if (reads) app.use(path, createCachedReads({ ...reads, fetch: routes.fetch, parameters }));
    app.route('/', routes);
  };
  app.use(requestLog(log));
  app.use(securityHeaders(commonHeaders));
  app.use(async (c, next) => {
    await next();
    const location = c.res.headers.get('location');
    if (location) c.res.headers.set('location', sitePath(location));
  });
  if (env.CDN_URL) app.use('/media/*', usableFromCdn(env.PUBLIC_URL));
  // Before every cache, so that no response of /staff is ever stored.
  if (createStaff) {
    const files = createStaticFiles({ root: 'build/staff', mount: '/staff', isImmutable: () => true });
    app.get(
      '/staff/assets/*',
      async (c) => (await files(c.req.raw)) ?? c.text(serverErrors.fileNotFound, 404),
    );
    app.route('/staff', createStaff({ enqueue, clientIp }));
  }
  if (reads)
    app.use(
      '/graphql',
      createGraphqlGetCache(reads.cache, (request) => readGraphql(graphql, request), reads.networkOf),
    );
  app.route('/', createJsonRoutes({ services, graphql, clientIp, enqueue }));
  app.route('/', createRedirects(env));
  app.route('/', createSchemaFile());
  addReads('/calendar/*', createCalendar(services));
  addReads('/places', createPlaces(), ['q']);
  addReads('/media/films/vod/*', createClassStreams({ hasPlaylists: isDefault }));
  if (isDefault) app.route('/', createProcessRoutes({ services, build, queue, reads, isDraining }));
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
 * Headers for a content delivery host, which passes our headers on. With the headers of other responses,
 * browsers would not show the pictures of this host on our pages, and the player could not load its films.
 */
const usableFromCdn =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    c.res.headers.set('access-control-allow-origin', new URL(publicUrl).origin);
  };
