import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brand } from '#domain/brand.ts';
import type { Env } from '#server/env.ts';
import { plainHeaders, rejectPlainText } from '#server/http/overload/malformed-request.ts';
import { baseHeaders } from '#server/http/security-headers.ts';
import { listenWhenFree } from './listen.ts';
import type { Site } from './site.ts';

/** Time for running responses after the process was asked to stop. */
const drainLimit = 10_000;
/** Time for everything else after that: the outbox waits 8 seconds for its mails, and the database may be unreachable. */
const closeLimit = 12_000;

/** Limits of one connection in time, size and number; http/overload/admission.ts has the limits of a request. */
export const connectionLimits = {
  headersTimeout: 15_000,
  /**
   * Headers and body: 25 MB over a slow mobile connection, and as long as our pages wait for it
   * (app/forms/transport/xhr-post.ts).
   */
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  /** How often Node checks the timeouts above: its default of 30 seconds would be most of the time allowed. */
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  /** Timeout without any byte in either direction: the client has disappeared or blocks the connection on purpose. */
  silenceMs: 60_000,
  maxHeadersCount: 100,
  maxConnections: 10_000,
  /** Requests of one connection that may wait for their responses. Browsers send the next one after the response. */
  maxPipelined: 16,
};

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Node's own response to invalid HTTP, with the headers of all our responses. */
const refuseGarbage = (commonHeaders: Record<string, string>) => {
  const lines = Object.entries(plainHeaders(commonHeaders)).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const status = statusLines[error.code ?? ''] ?? '400 Bad Request';
    return socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
  };
};

/**
 * Thousands of pipelined requests in one write would all run before the requests of other clients: such a connection is
 * closed.
 */
const limitPipelining = (http: Server, max: number) => {
  const waiting = new WeakMap<Socket, number>();
  http.on('request', ({ socket }, outgoing) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    outgoing.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count > max) socket.destroy();
  });
};

export const createHttpServer = (
  commonHeaders: Record<string, string>,
  limits = connectionLimits,
): Server => {
  const { silenceMs, maxHeadersCount, maxConnections, maxPipelined, ...options } = limits;
  // Node would refuse a request without a host without our headers; http/listener.ts refuses it with them.
  const http = createServer({ ...options, requireHostHeader: false });
  http.timeout = silenceMs;
  http.maxHeadersCount = maxHeadersCount;
  http.maxConnections = maxConnections;
  limitPipelining(http, maxPipelined);
  http.on('clientError', refuseGarbage(commonHeaders));
  http.on('checkExpectation', (_, outgoing) => rejectPlainText(outgoing, 417, commonHeaders));
  return http;
};

type Served = Pick<Site, 'startDraining' | 'close' | 'notices'>;

/**
 * The life cycle of the process: open the site, listen, and shut down gracefully. `open` attaches its listener to the
 * given server.
 */
export async function serve(env: Env, open: (http: Server) => Promise<Served>): Promise<void> {
  const http = createHttpServer(baseHeaders(env.PUBLIC_URL));
  const site = await open(http);
  const address = await listenWhenFree(http, env);
  console.log(`${brand.name} is ready at ${address}`);
  for (const notice of site.notices) console.log(notice);

  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    site.startDraining();
    // Connections close after their next response, so that no response is cut off.
    http.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
    // A load balancer sees /readyz fail and sends no more visitors before the port closes.
    await pause(env.DRAIN_SECONDS * 1000);
    const closed = new Promise<void>((done) => http.close(() => done()));
    // A response that started earlier keeps its connection open; without this the process waits for the limit below.
    const idle = setInterval(() => http.closeIdleConnections(), 100);
    const overdue = setTimeout(() => http.closeAllConnections(), drainLimit);
    await closed;
    clearInterval(idle);
    clearTimeout(overdue);
    await Promise.race([site.close(), pause(closeLimit)]);
    process.exit(0);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  // The parent process holds this channel; it closes when the parent dies, for any reason.
  process.on('disconnect', shutDown);
  if (process.connected === false) await shutDown();
}
