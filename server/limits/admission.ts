import type { IncomingMessage, ServerResponse } from 'node:http';

/** A network has its own places for bodies: there is no total that others could use up. */
export const maxBodiesPerNetwork = 40;
/** Maximum time from a complete request to its response. */
export const maxResponseMs = 30_000;

/** The method alone decides: a DELETE may have a body and often has none. */
export const canHaveBody = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

/** Whether more of the body may come. Read from the state of the streams, so that it depends on no event. */
export const isArriving = (incoming: IncomingMessage, outgoing: ServerResponse): boolean =>
  !incoming.complete &&
  !incoming.destroyed &&
  !incoming.socket.destroyed &&
  !outgoing.writableEnded &&
  !outgoing.destroyed;

type Options = {
  networkOf: (incoming: IncomingMessage) => string;
  /** Tests pass fewer places. */
  maxBodies?: number | undefined;
};

/**
 * Admission of requests with a body; the fair queue limits their processing. No count can drift: the bodies
 * that are arriving are counted when a request comes, and all others are forgotten then. Node ends a request
 * whose body takes too long (server/limits/connections.ts).
 */
export function createAdmission({ networkOf, maxBodies = maxBodiesPerNetwork }: Options) {
  const bodies = new Map<IncomingMessage, { outgoing: ServerResponse; network: string }>();

  const arriving = () => {
    for (const [incoming, { outgoing }] of bodies)
      if (!isArriving(incoming, outgoing)) bodies.delete(incoming);
    return bodies;
  };
  return {
    /** False when its network has no place for another body. */
    tryAdmit(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const network = networkOf(incoming);
      const own = arriving()
        .values()
        .filter((body) => body.network === network);
      if (own.toArray().length >= maxBodies) return false;
      bodies.set(incoming, { outgoing, network });
      return true;
    },
    get load() {
      return { arriving: arriving().size };
    },
  };
}
export type Admission = ReturnType<typeof createAdmission>;
