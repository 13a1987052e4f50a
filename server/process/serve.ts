import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brand } from '#domain/brand.ts';
import { buildName } from '#server/build-name.ts';
import type { Env } from '#server/env.ts';
import { createProxyList } from '#server/http/request/client-ip.ts';
import { connectionLimits, limitConnections } from '#server/limits/connections.ts';
import { listenWhenFree } from './listen.ts';
import type { Site } from './site.ts';

/** Time for running responses after SIGTERM. */
const drainLimitMs = 10_000;
/** For the rest of the shutdown: the worker waits for its mails; a database may be unreachable. */
const closeLimitMs = 12_000;

type ServerOptions = { limits?: typeof connectionLimits; trustedProxies?: readonly string[] };

export const createHttpServer = ({
  limits = connectionLimits,
  trustedProxies = [],
}: ServerOptions = {}): Server => {
  const { silenceMs, maxHeadersCount, ...options } = limits;
  const http = createServer(options);
  http.timeout = silenceMs;
  http.maxHeadersCount = maxHeadersCount;
  limitConnections(http, limits, createProxyList(trustedProxies));
  return http;
};

type Served = Pick<Site, 'startDraining' | 'close' | 'notices'>;

/**
 * The life cycle of the process: opens the site, listens, shuts down gracefully. `open` attaches the site's
 * listener to the server.
 */
export async function serve(env: Env, open: (http: Server) => Promise<Served>): Promise<void> {
  const http = createHttpServer({ trustedProxies: env.TRUSTED_PROXIES });
  const site = await open(http);
  const url = await listenWhenFree(http, env);
  console.log(`${brand.name} ${buildName} is ready at ${url}`);
  for (const notice of site.notices) console.log(notice);

  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    site.startDraining();
    // Connections close after their next response, so that no response is cut off.
    http.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
    // During this pause the load balancer reads /readyz and sends no more visitors; then the port closes.
    await pause(env.DRAIN_SECONDS * 1000);
    const closed = new Promise<void>((done) => http.close(() => done()));
    // Connections that become idle after `http.close` stay open; without this the process would wait for the
    // limit below.
    const idle = setInterval(() => http.closeIdleConnections(), 100);
    const overdue = setTimeout(() => http.closeAllConnections(), drainLimitMs);
    await closed;
    clearInterval(idle);
    clearTimeout(overdue);
    await Promise.race([site.close(), pause(closeLimitMs)]);
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  // The IPC channel to the parent process closes when the parent ends for any reason.
  process.on('disconnect', shutDown);
  if (process.connected === false) await shutDown();
}
