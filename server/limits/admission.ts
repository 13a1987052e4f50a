import type { IncomingMessage, ServerResponse } from 'node:http';
import { withTimeLimit } from './time-limit.ts';

export type AdmissionLimits = {
  /** Maximum number of requests whose bodies are arriving at once, in total and per network. */
  arriving: number;
  arrivingPerNetwork: number;
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
  minBytesPerSecond: 500,
  graceMs: 10_000,
  maxBodyMs: 300_000,
  maxResponseMs: 30_000,
};

/** Added to the bytes of every body, so that one that has just begun does not count as slow. */
const headStartBytes = 1_000;

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

/** The method alone decides: a DELETE may have a body and often has none. */
export const canHaveBody = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

type Options = {
  limits?: AdmissionLimits | undefined;
  networkOf: (incoming: IncomingMessage) => string;
  /** Called for every body that is refused, or ended in favor of another network's. */
  onRejected: () => void;
  elapsed?: () => number;
};

/**
 * Admission of requests with a body; the fair queue limits their processing. Its only state is a map of live
 * requests. All counts are computed from this map and the current state of the request, its response and its
 * socket, so no count can drift: a request without a handler and without an arriving body is not counted, and
 * the next check removes it.
 */
export function createAdmission({
  limits = defaultLimits,
  networkOf,
  onRejected,
  elapsed = () => performance.now(),
}: Options) {
  const live = new Map<IncomingMessage, InFlightRequest>();

  const count = () => {
    let arriving = 0;
    let working = 0;
    for (const request of live.values()) {
      if (isArriving(request)) arriving += 1;
      else if (request.isHandled) working += 1;
      else live.delete(request.incoming);
    }
    return { arriving, working };
  };

  const speedOf = ({ incoming, since, bytesBefore }: InFlightRequest) =>
    (incoming.socket.bytesRead - bytesBefore + headStartBytes) / (elapsed() - since);

  /**
   * Whether a body of this network may arrive. When all places are taken, the slowest body of the networks
   * with the most bodies is ended, unless this network is one of these. So a network with few bodies is
   * always admitted.
   */
  const makeRoom = (network: string): boolean => {
    const arriving = live.values().filter(isArriving).toArray();
    const byNetwork = Map.groupBy(arriving, (request) => request.network);
    const own = byNetwork.get(network)?.length ?? 0;
    if (own >= limits.arrivingPerNetwork) return false;
    if (arriving.length < limits.arriving) return true;
    const most = Math.max(...byNetwork.values().map(({ length }) => length));
    if (own >= most) return false;
    const slowest = arriving
      .filter((request) => byNetwork.get(request.network)?.length === most)
      .reduce((a, b) => (speedOf(b) < speedOf(a) ? b : a));
    slowest.incoming.socket.destroy();
    onRejected();
    return true;
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
    /** False when there is no room for its body. */
    tryAdmit(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const network = networkOf(incoming);
      if (!makeRoom(network)) {
        onRejected();
        return false;
      }
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
    /** The handler's response, or that of `onTimeout` if it takes too long after the body has arrived. */
    async handle<T>(
      handler: () => T | Promise<T>,
      incoming: IncomingMessage,
      onTimeout: () => T,
    ): Promise<T> {
      const request = live.get(incoming);
      if (!request) return withTimeLimit(limits.maxResponseMs, handler, onTimeout);
      request.isHandled = true;
      try {
        return await withTimeLimit(limits.maxResponseMs, handler, onTimeout, () => isArriving(request));
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
