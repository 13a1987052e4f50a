import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { type Admission, type AdmissionLimits, createAdmission, hasBody } from '#server/limits/admission.ts';
import { createFairQueue, type FairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import { networkOf } from '#server/limits/network.ts';
import { withTimeLimit } from '#server/limits/time-limit.ts';
import { type AppOptions, createApp } from './app.ts';
import { type CacheFastPath, createCacheFastPath } from './cache/fast-path.ts';
import { createResponseCaches } from './cache/response-caches.ts';
import { createMetricsListener, measured } from './metrics/endpoint.ts';
import type { Metrics, RejectionReason } from './metrics/metrics.ts';
import { createIpResolver } from './request/client-ip.ts';
import { hasOneHost, normalizeTarget, rejectPlainText } from './request/malformed-request.ts';
import { createRejectionLog } from './request/rejection-log.ts';
import { overloadResponse, sendOverloaded } from './response/overload-response.ts';
import { baseHeaders, nonPagePolicy } from './response/security-headers.ts';

type Options = {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  fastPath: CacheFastPath | null;
  admission: Admission;
  commonHeaders: Record<string, string>;
  /** Called for every request whose response takes too long. */
  onRejected: (reason: RejectionReason) => void;
};

/** Load balancers that use HTTP/1.0 send health checks without a Host header. */
const health = /^\/(healthz|readyz)(\?|$)/;

/**
 * Step 1 of every request, from the socket to the app: validation, fast path of the cache, admission of a
 * body, app. For the GET of a page, read cache/fast-path.ts next.
 */
export function createListener({
  fetch,
  fastPath,
  admission,
  commonHeaders,
  onRejected,
}: Options): RequestListener {
  const toApp = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const late = () => {
        onRejected('late');
        return overloadResponse(incoming, commonHeaders);
      };
      const handle = () => fetch(request, bindings as HttpBindings);
      const response = await (hasBody(incoming)
        ? admission.handle(handle, incoming, late)
        : withTimeLimit(admission.maxResponseMs, handle, late));
      // A handler that stops in the middle of a body leaves unread bytes on the connection, so no other
      // request can follow. Node itself discards a body that was never read.
      if (!incoming.complete && incoming.listenerCount('data') > 0) outgoing.setHeader('connection', 'close');
      return response;
    },
    {
      hostname: 'localhost',
      overrideGlobalObjects: false,
      errorHandler: (error) =>
        new Response(null, {
          status: error instanceof RequestError ? 400 : 500,
          headers: { ...commonHeaders, 'content-security-policy': nonPagePolicy },
        }),
    },
  );
  return (incoming, outgoing) => {
    if (incoming.socket.destroyed) return;
    const isHealth = health.test(incoming.url ?? '');
    const isHostless = isHealth && !incoming.headers.host;
    if (!(hasOneHost(incoming) || isHostless) || !normalizeTarget(incoming))
      return rejectPlainText(outgoing, 400, commonHeaders);
    if (fastPath?.(incoming, outgoing)) return;
    if (!hasBody(incoming) || admission.tryAdmit(incoming, outgoing)) void toApp(incoming, outgoing);
    else sendOverloaded(incoming, outgoing, commonHeaders);
  };
}

export type HttpListener = {
  /** The app without the listener. `bindings`: the connection, with the client's IP address. */
  fetch: (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;
  listener: RequestListener;
  /** The listener of METRICS_PORT; null without metrics. */
  metricsListener: RequestListener | null;
  /**
   * After this call `/readyz` responds with 503, so that proxies send new visitors elsewhere. Other requests
   * are handled as before.
   */
  startDraining: () => void;
  /** Numbers of requests that run or wait: all zero when the server is idle. */
  load: () => Admission['load'] & FairQueue['load'];
  close: () => void;
};

/** Composes everything between the socket and the app, for production, development and tests. */
export function createHttpListener(
  options: Omit<AppOptions, 'commonHeaders' | 'caches' | 'queue' | 'isDraining' | 'onRejected'> & {
    /** Tests pass fewer places. */
    bodyLimits?: AdmissionLimits | undefined;
  },
  metrics: Metrics | null = null,
): HttpListener {
  const { env, services } = options;
  const { log } = services;
  const isDeveloping = env.NODE_ENV === 'development';
  let isDraining = false;
  const queue = createFairQueue();
  const caches = isDeveloping ? null : createResponseCaches(services, queue, metrics?.cache);
  const logRejection = createRejectionLog(log);
  const onRejected = (reason: RejectionReason) => {
    logRejection();
    metrics?.rejected(reason);
  };
  const commonHeaders = baseHeaders(env.PUBLIC_URL);
  const app = createApp({
    ...options,
    commonHeaders,
    caches,
    queue,
    isDraining: () => isDraining,
    onRejected,
  });
  const ipOf = createIpResolver(env.TRUSTED_PROXIES);
  const networkIn = (incoming: IncomingMessage) =>
    networkOf(ipOf(incoming, incoming.headers['x-forwarded-for'] as string | undefined));
  const admission = createAdmission({
    limits: options.bodyLimits,
    networkOf: networkIn,
    onRejected: () => onRejected('body'),
  });
  const fastPath = caches && createCacheFastPath({ ...caches, commonHeaders, log });
  const fetch = (request: Request, bindings?: HttpBindings) => app.fetch(request, bindings);
  const listener = createListener({ fetch, fastPath, admission, commonHeaders, onRejected });
  const { METRICS_PORT, METRICS_TOKEN } = env;
  return {
    fetch,
    listener: metrics
      ? measured(listener, metrics, {
          token: METRICS_PORT === null ? METRICS_TOKEN : null,
          commonHeaders,
          log,
        })
      : listener,
    metricsListener: metrics && createMetricsListener(metrics, { token: METRICS_TOKEN, commonHeaders, log }),
    startDraining: () => {
      isDraining = true;
      // Open streams of /staff would keep their connections until the time limit of the shutdown.
      services.staff.live.close();
    },
    load: () => ({ ...admission.load, ...queue.load }),
    close: admission.close,
  };
}
