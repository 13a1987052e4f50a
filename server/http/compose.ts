import type { IncomingMessage, RequestListener } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { networkOf } from '#server/models/network.ts';
import { createApp, createResponseCaches, type Parts } from './app.ts';
import { createCacheFastPath } from './cache/fast-path.ts';
import { createAddressOf } from './intake/client-address.ts';
import { createListener } from './listener.ts';
import { type Admission, createAdmission, usualLimits } from './overload/admission.ts';
import { createEntryTurns } from './overload/entry-turns.ts';
import { createFairQueue, type FairQueue } from './overload/fair-queue.ts';
import { createRejectionLog } from './overload/rejection-log.ts';
import { baseHeaders } from './security-headers.ts';

export type HttpListener = {
  /** The app alone. The bindings are the objects of the connection; the client address comes from them. */
  fetch: (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;
  /** Cached responses first, then limits, then the app. */
  listener: RequestListener;
  /**
   * After this call `/readyz` answers 503, so that proxies send new visitors elsewhere; all requests are still
   * answered.
   */
  startDraining: () => void;
  /** Requests that have a slot or wait for one: all zero when idle. */
  load: () => Admission['load'] & FairQueue['load'];
  close: () => void;
};

/** Everything between the socket and the app, composed once for production, development and tests. */
export function createHttpListener(
  parts: Omit<Parts, 'caches' | 'queue' | 'isDraining' | 'onRejected'>,
): HttpListener {
  const { env, context } = parts;
  const { log } = context;
  const isDeveloping = env.NODE_ENV === 'development';
  let isDraining = false;
  const queue = createFairQueue();
  const caches = isDeveloping ? null : createResponseCaches(context, queue);
  const onRejected = createRejectionLog(log);
  const app = createApp({ ...parts, caches, queue, isDraining: () => isDraining, onRejected });
  const commonHeaders = baseHeaders(env.PUBLIC_URL.startsWith('https:'));
  const addressOf = createAddressOf(env.TRUSTED_PROXIES);
  const networkIn = (incoming: IncomingMessage) =>
    networkOf(addressOf(incoming, incoming.headers['x-forwarded-for'] as string | undefined));
  const admission = createAdmission(usualLimits, networkIn);
  const entryTurns = createEntryTurns(networkIn);
  const fastPath = caches && createCacheFastPath({ ...caches, commonHeaders, log });
  const fetch = (request: Request, bindings?: HttpBindings) => app.fetch(request, bindings);
  return {
    fetch,
    listener: createListener({ fetch, fastPath, admission, entryTurns, commonHeaders, onRejected }),
    startDraining: () => {
      isDraining = true;
    },
    load: () => ({ ...admission.load, ...queue.load }),
    close: admission.close,
  };
}
