import type { IncomingMessage, ServerResponse } from 'node:http';

export type AdmissionLimits = {
  /** Requests whose bodies may be arriving at once, in all and from one network. */
  arriving: number;
  arrivingPerNetwork: number;
  /** Requests with a complete body that may be worked on at once, in all and from one network. */
  working: number;
  workingPerNetwork: number;
  /** The slowest upload that is tolerated, after a first grace. */
  slowestBytesPerSecond: number;
  graceMs: number;
  /** The longest time for one body. */
  longestBodyMs: number;
  /** The longest time from a complete request to its answer. */
  longestMs: number;
};

export const usualLimits: AdmissionLimits = {
  arriving: 400,
  arrivingPerNetwork: 40,
  working: 400,
  workingPerNetwork: 200,
  slowestBytesPerSecond: 500,
  graceMs: 10_000,
  longestBodyMs: 300_000,
  longestMs: 30_000,
};

type Live = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  network: string;
  since: number;
  bytesBefore: number;
  /** Its handler is running. Ends with the handler, also when the client has gone: the database still works for it. */
  isHandled: boolean;
};

/** Read from the streams themselves: no event has to arrive for a slot to come back. */
const isArriving = ({ incoming, outgoing }: Live): boolean =>
  !incoming.complete &&
  !incoming.destroyed &&
  !incoming.socket.destroyed &&
  !outgoing.writableEnded &&
  !outgoing.destroyed;

export const hasBody = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Admission of requests that send something. One map of live requests; every count is derived from it and from the state of
 * the request, its response and its socket at the moment of asking, so that no count can drift: an entry without a handler
 * and without a body under way is not counted and is dropped at the next look.
 */
export function createAdmission(
  limits: AdmissionLimits,
  networkOf: (incoming: IncomingMessage) => string,
  now: () => number = () => performance.now(),
) {
  const live = new Map<IncomingMessage, Live>();

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
      const ms = now() - since;
      const enough = (ms / 1000) * limits.slowestBytesPerSecond;
      const isSlow = ms >= limits.graceMs && incoming.socket.bytesRead - bytesBefore < enough;
      if (isSlow || ms >= limits.longestBodyMs) incoming.socket.destroy();
    }
    count();
  };
  const sweeping = setInterval(endSlowBodies, Math.min(1000, limits.graceMs)).unref();

  return {
    /** False when this request is one too many. */
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
        since: now(),
        bytesBefore: incoming.socket.bytesRead,
        isHandled: false,
      });
      return true;
    },
    /** The handler's answer, or `late` when there is none in time. The time that a body takes to arrive does not count. */
    async answer<T>(handler: () => T | Promise<T>, incoming: IncomingMessage, late: () => T): Promise<T> {
      const request = live.get(incoming);
      if (request) request.isHandled = true;
      const { promise: tooLate, resolve } = Promise.withResolvers<T>();
      const timer = setTimeout(() => {
        if (request && isArriving(request)) timer.refresh();
        else resolve(late());
      }, limits.longestMs).unref();
      try {
        return await Promise.race([handler(), tooLate]);
      } finally {
        clearTimeout(timer);
        if (request) request.isHandled = false;
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
