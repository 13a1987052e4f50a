import type { ServerBuild } from 'react-router';
import type { Database } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { createApp } from '#server/http/app.ts';
import { createResponseCaches } from '#server/http/cache/response-caches.ts';
import { createClientIp } from '#server/http/request/client-ip.ts';
import { baseHeaders } from '#server/http/response/security-headers.ts';
import { createFairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import { createServices } from '#server/process/create-services.ts';
import type { Clock } from '#server/time/clock.ts';
import { smallBuild } from './small-build.ts';

/** The app of the site without a socket, with pages of the test. */
export const createSmallApp = ({
  database,
  build = smallBuild,
  settings = {},
  clock,
}: {
  database: Database;
  build?: ServerBuild;
  settings?: Record<string, string>;
  clock?: Clock;
}) => {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...settings });
  const services = createServices({ env, database, ...(clock && { clock }) });
  const queue = createFairQueue();
  const caches = createResponseCaches(services, queue);
  const app = createApp({
    services,
    build,
    graphql: createGraphql(services),
    clientIp: createClientIp(env.TRUSTED_PROXIES),
    commonHeaders: baseHeaders(env.PUBLIC_URL),
    caches,
    queue,
    isDraining: () => false,
    onRejected: () => {},
  });
  return { app, caches };
};
