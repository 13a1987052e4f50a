import { statSync } from 'node:fs';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { Context } from '#server/context.ts';
import type { Env } from '#server/env.ts';
import type { Graphql } from '#server/graphql/yoga.ts';
import { studioDay } from '#server/time/studio-time.ts';
import { busyResponse } from './busy.ts';
import { createCalendar } from './calendar.ts';
import { failureStatus } from './failures.ts';
import { createFindability } from './findability.ts';
import { graphqlReads } from './graphql-reads.ts';
import { createHandIn } from './hand-in.ts';
import { createHealth } from './health.ts';
import { createKitchen, type Kitchen, TooBusy } from './kitchen.ts';
import { createLeadRoutes } from './lead-routes.ts';
import { createPages } from './pages.ts';
import { createPlaces } from './places.ts';
import { createRedirects } from './redirects.ts';
import { requestLog } from './request-log.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { createSchemaFile } from './schema-file.ts';
import { securityHeaders, standingHeaders } from './security-headers.ts';
import { createStaticFiles } from './static-files.ts';

export type Parts = {
  env: Env;
  context: Context;
  build: ServerBuild;
  graphql: Graphql;
  /** Where ready answers are kept; none while developing. */
  kept: KeptAnswers | null;
  /** True once the process was asked to stop. */
  isLeaving: () => boolean;
};

export type KeptAnswers = Record<'pages' | 'variants' | 'reads', ResponseCache>;

const keepAnswers = (megabytes: number, kitchen: Kitchen) =>
  createResponseCache({
    maxBytes: megabytes * 1024 * 1024,
    freshMs: 30_000,
    staleMs: 60_000,
    emergencyMs: 6 * 3_600_000,
    now: () => performance.now(),
    kitchen,
  });

/** Apart, so that someone who asks a million different questions, or for every class there is, cannot push the pages out. */
export const createKeptAnswers = ({ onChange }: Pick<Context, 'onChange'>): KeptAnswers => {
  const kitchen = createKitchen();
  const kept = {
    pages: keepAnswers(64, kitchen),
    variants: keepAnswers(32, kitchen),
    reads: keepAnswers(32, kitchen),
  };
  onChange(() => {
    for (const answers of Object.values(kept)) answers.clear();
  });
  return kept;
};

/** The whole HTTP surface, the same object in development, production and tests. Read it top to bottom: first match wins. */
export function createApp({ env, context, build, graphql, kept, isLeaving }: Parts) {
  const { log } = context;
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
  const today = () => studioDay(context.clock.now());
  const pages = createPages({
    build,
    mode: inProduction ? 'production' : 'development',
    kept,
    origins: {
      media: originOf(env.CDN_URL),
      map: [originOf(env.MAP_STYLE_URL), ...env.MAP_ORIGINS].filter((origin) => origin !== null),
    },
    today,
  });

  const leads = createLeadRoutes({ env, context, graphql });

  const app = new Hono();
  app.use(requestLog(log));
  app.use(securityHeaders(standingHeaders(env.PUBLIC_URL.startsWith('https:'))));
  app.route('/', createHealth(context, isLeaving));
  if (kept)
    app.use(
      '/graphql',
      graphqlReads(kept.reads, (request, c) => leads.fetch(request, c.env)),
    );
  app.route('/', leads);
  app.route('/', createRedirects(env));
  app.route('/', createSchemaFile());
  app.route('/', createCalendar(context));
  app.route('/', createPlaces());
  app.route('/', createFindability({ env, routes: build.routes, today, built: buildDay() ?? today() }));
  app.get('/media/*', async (c) => (await media(c.req.raw)) ?? c.text('Not found', 404));
  if (inProduction) {
    // Pages have no dot in their address; files always do.
    app.get('/:path{.+\\.[a-z0-9]+$}', async (c, next) => (await built(c.req.raw)) ?? next());
  }
  const { spool } = context.reception;
  app.all('*', (c) =>
    pages(
      c.req.raw,
      createHandIn(spool, (request) => leads.fetch(request, c.env)),
    ),
  );
  app.onError((error, c) => {
    if (error instanceof TooBusy) return busyResponse({ url: c.req.path, method: c.req.method });
    return c.text(wentWrong, failureStatus(log, error, c));
  });
  return app;
}

const wentWrong = 'Something went wrong on our side. Please try again in a moment.';

/** The day the running build was made; none while developing. */
const buildDay = () =>
  statSync('build/server/index.js', { throwIfNoEntry: false })?.mtime.toISOString().slice(0, 10);

/** Another host than ours, if the setting names one: it may be a path of this site, or nothing at all. */
const originOf = (address: string | null | undefined) =>
  address && URL.canParse(address) ? new URL(address).origin : null;
