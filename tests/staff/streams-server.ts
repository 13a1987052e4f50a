import type { Server } from 'node:http';
import { readEnv } from '#server/env.ts';
import { connectionLimits } from '#server/limits/connections.ts';
import { serve } from '#server/process/serve.ts';
import { openSiteOf } from '#server/process/site.ts';
import { liveLimits } from '#server/staff/live/hub.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { type ServerState, timesFaster } from './stream-clients.ts';

/** The whole server, with the time limits of streams and idle connections divided by sixty. */
liveLimits.maxAgeMs /= timesFaster;
liveLimits.heartbeatMs /= timesFaster;
liveLimits.pollEveryMs = liveLimits.heartbeatMs;
connectionLimits.keepAliveTimeout = Math.ceil(connectionLimits.keepAliveTimeout / timesFaster);
connectionLimits.connectionsCheckingInterval = 100;

const connectionsOf = (http: Server) =>
  new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count ?? 0)));

const env = readEnv();
await serve(env, async (http) => {
  const site = await openSiteOf(env, smallBuild, { renderStaff: () => '' });
  http.on('request', site.listener);
  process.on('message', async () => {
    globalThis.gc?.();
    const state: ServerState = {
      open: site.services.staff.live.open,
      connections: await connectionsOf(http),
      heapMb: process.memoryUsage().heapUsed / 2 ** 20,
    };
    process.send?.(state);
  });
  return site;
});
process.send?.('ready');
