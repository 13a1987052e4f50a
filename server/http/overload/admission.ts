import type { IncomingMessage, ServerResponse } from 'node:http';
import { withTimeLimit } from './time-limit.ts';

export type AdmissionLimits = {
  /** Maximum number of requests whose bodies are arriving at once, in total and per network. */
  arriving: number;
  arrivingPerNetwork: number;
  /** Maximum number of requests with a complete body that are processed at once, in total and per network. */
  working: number;
  workingPerNetwork: number;
  /** Minimum upload rate, checked after an initial grace period. */
  minBytesPerSecond: number;
  graceMs: number;
  /** Maximum time for one body. */
  maxBodyMs: number;
  /** Maximum time from a complete request to its response. */
  maxResponseMs: number;
};

export const defaultLimits: AdmissionLimits = {
  arriving: 400,
  arrivingPerNetwork: 40,
  working: 400,
  workingPerNetwork: 200,
  minBytesPerSecond: 500,
  graceMs: 10_000,
  maxBodyMs: 300_000,
  maxResponseMs: 30_000,
};

type InFlightRequest = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  network: string;
  since: number;
  bytesBefore: number;
  /** The handler is running; it counts until it ends, even if the client has disconnected. */
  isHandled: boolean;
};

/** Read from the state of the streams, so that releasing a slot depends on no event. */
const isArriving = ({ incoming, outgoing }: InFlightRequest): boolean =>
  !incoming.complete &&
  !incoming.destroyed &&
  !incoming.socket.destroyed &&
  !outgoing.writableEnded &&
  !outgoing.destroyed;

export const hasBody = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Admission of requests with a body. Its only state is a map of live requests. All counts are computed from
 * this map and the current state of the request, its response and its socket, so no count can drift: an entry
 * without a handler and without an arriving body is not counted, and the next check removes it.
 */
export function createAdmission(
  limits: AdmissionLimits,
  networkOf: (incoming: IncomingMessage) => string,
  elapsed: () => number = () => performance.now(),
) {
  const live = new Map<IncomingMessage, InFlightRequest>();

  const count = (network?: string) => {
    let arriving = 0;
    let working = 0;
    for (const request of live.values()) {
      if (network !== undefined && request.network !== network) continue;
      if (isArriving(request)) arriving += 1;
      else if (request.isHandled) working += 1;
      else live.delete(request.incoming);
    }
    return { arriving, working };
  };

  const endSlowBodies = () => {
    for (const request of live.values()) {
      const { incoming, since, bytesBefore } = request;
      if (!isArriving(request)) continue;
      const ms = elapsed() - since;
      const enough = (ms / 1000) * limits.minBytesPerSecond;
      const isSlow = ms >= limits.graceMs && incoming.socket.bytesRead - bytesBefore < enough;
      if (isSlow || ms >= limits.maxBodyMs) incoming.socket.destroy();
    }
    count();
  };
  const sweeping = setInterval(endSlowBodies, Math.min(1000, limits.graceMs)).unref();

  return {
    maxResponseMs: limits.maxResponseMs,
    /** False when a limit is reached. */
    tryAdmit(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const network = networkOf(incoming);
      const all = count();
      const own = count(network);
      if (all.arriving >= limits.arriving || own.arriving >= limits.arrivingPerNetwork) return false;
      if (all.working >= limits.working || own.working >= limits.workingPerNetwork) return false;
      live.set(incoming, {
        incoming,
        outgoing,
        network,
        since: elapsed(),
        bytesBefore: incoming.socket.bytesRead,
        isHandled: false,
      });
      return true;
    },
    /** The handler's response, or that of `late` when it takes too long after the body has arrived. */
    async handle<T>(handler: () => T | Promise<T>, incoming: IncomingMessage, late: () => T): Promise<T> {
      const request = live.get(incoming);
      if (!request) return withTimeLimit(limits.maxResponseMs, handler, late);
      request.isHandled = true;
      try {
        return await withTimeLimit(limits.maxResponseMs, handler, late, () => isArriving(request));
      } finally {
        request.isHandled = false;
      }
    },
    get load() {
      return { ...count(), live: live.size };
    },
    close() {
      clearInterval(sweeping);
    },
  };
}
export type Admission = ReturnType<typeof createAdmission>;
