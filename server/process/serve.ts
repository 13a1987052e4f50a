import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brand } from '#domain/brand.ts';
import type { Env } from '#server/env.ts';
import { plainHeaders, refusePlainly } from '#server/http/overload/malformed-request.ts';
import { baseHeaders } from '#server/http/security-headers.ts';
import { listenWhenFree } from './listen.ts';
import type { Site } from './site.ts';

/** How long answers under way may take once the process was asked to stop. */
const drainLimit = 10_000;
/** How long everything else may take then: the outbox waits 8 seconds for its mails, and a database may be away. */
const closeLimit = 12_000;

/** What one connection may cost in time, size and number; what a request may cost inside stands in http/admission.ts. */
export const connectionLimits = {
  headersTimeout: 15_000,
  /** Headers and body: 25 MB over a slow phone's line, and as long as our pages wait for it (app/forms/transport/xhr-post.ts). */
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  /** How often the two above are looked at: Node's usual half minute would be most of the time allowed. */
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  /** Nothing sent and nothing read for so long: the other side is gone, or means to stay for ever. */
  silenceMs: 60_000,
  maxHeadersCount: 100,
  maxConnections: 10_000,
  /** Requests of one connection that may wait for their answers. Browsers send the next one after the answer. */
  maxPipelined: 16,
};

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Node's own answer to what is no HTTP, with the headers that all our answers carry. */
const refuseGarbage = (commonHeaders: Record<string, string>) => {
  const lines = Object.entries(plainHeaders(commonHeaders)).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const status = statusLines[error.code ?? ''] ?? '400 Bad Request';
    return socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`);
  };
};

/** Thousands of requests in one write would each take a turn before anyone else's: such a connection ends. */
const limitPipelining = (http: Server, most: number) => {
  const waiting = new WeakMap<Socket, number>();
  http.on('request', ({ socket }, outgoing) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    outgoing.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count > most) socket.destroy();
  });
};

export const createHttpServer = (
  commonHeaders: Record<string, string>,
  limits = connectionLimits,
): Server => {
  const { silenceMs, maxHeadersCount, maxConnections, maxPipelined, ...options } = limits;
  // Node would answer without our headers what has no host: http/listener.ts does, with them.
  const http = createServer({ ...options, requireHostHeader: false });
  http.timeout = silenceMs;
  http.maxHeadersCount = maxHeadersCount;
  http.maxConnections = maxConnections;
  limitPipelining(http, maxPipelined);
  http.on('clientError', refuseGarbage(commonHeaders));
  http.on('checkExpectation', (_, outgoing) => refusePlainly(outgoing, 417, commonHeaders));
  return http;
};

type Served = Pick<Site, 'startDraining' | 'close'>;

/**
 * The life of the process: open the site, listen, and shut down gracefully when asked to. `open` attaches its listener
 * to the server it is given.
 */
export async function serve(env: Env, open: (http: Server) => Promise<Served>): Promise<void> {
  const http = createHttpServer(baseHeaders(env.PUBLIC_URL.startsWith('https:')));
  const site = await open(http);
  const address = await listenWhenFree(http, env);
  console.log(`${brand.name} is ready at ${address}`);

  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    site.startDraining();
    // Connections that are answered from now on end with their answer, so that none is cut in between.
    http.prependListener('request', (_, outgoing) => outgoing.setHeader('Connection', 'close'));
    // A load balancer learns from /readyz to send no more visitors, before the port closes.
    await pause(env.DRAIN_SECONDS * 1000);
    const closed = new Promise<void>((done) => http.close(() => done()));
    // An answer begun before now keeps its connection open; without this the process waits for the limit below.
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
  // Our starter holds this channel; it closes when the starter dies, however it dies.
  process.on('disconnect', shutDown);
  if (process.connected === false) await shutDown();
}
