import type { IncomingMessage } from 'node:http';

export type GateLimits = {
  /** Requests that may be worked on at once. */
  working: number;
  /** As many more for what visitors send us: a form is worth more than one more page. */
  workingForForms: number;
  /** Requests whose bodies may be on their way at once, in all and from one address. */
  arriving: number;
  arrivingPerAddress: number;
  /** How long the process may be busy with what has come in before it has another look at the clock. */
  lagMs: number;
  /** A body must make progress: this many bytes a second, after a first grace. */
  slowestBytesPerSecond: number;
  graceMs: number;
  /** Whatever work waits for once its body is here, after this its place is given to the next. */
  longestMs: number;
};

export const usualLimits: GateLimits = {
  working: 200,
  workingForForms: 200,
  arriving: 400,
  arrivingPerAddress: 40,
  lagMs: 500,
  slowestBytesPerSecond: 500,
  graceMs: 10_000,
  longestMs: 30_000,
};

const tickMs = 50;
const sends = (incoming: IncomingMessage) => incoming.method !== 'GET' && incoming.method !== 'HEAD';

/**
 * Decides who may come in. Work is counted from the request to its answer, not to the last byte the client has read,
 * and a body that is still arriving counts apart: a slow client holds a socket, never somebody else's place.
 */
export function createGate(limits: GateLimits, addressOf: (incoming: IncomingMessage) => string) {
  let inside = 0;
  let arriving = 0;
  const arrivingFrom = new Map<string, number>();

  // Between two ticks Node takes in whatever has arrived. When that alone takes long, those who came last in the row
  // would wait for all before them: they are better told to come back. One long breath in between is no such row.
  let ticked = performance.now();
  const ticking = setInterval(() => {
    ticked = performance.now();
  }, tickMs).unref();
  const isLate = () => performance.now() - ticked > tickMs + limits.lagMs;

  /** Watches a body that did not come along with its headers. */
  const watchBody = (incoming: IncomingMessage, address: string) => {
    const { socket } = incoming;
    const before = socket.bytesRead;
    const since = performance.now();
    arriving += 1;
    arrivingFrom.set(address, (arrivingFrom.get(address) ?? 0) + 1);
    const check = setInterval(
      () => {
        if (incoming.complete) return leave();
        const seconds = (performance.now() - since) / 1000;
        if (seconds * 1000 < limits.graceMs) return;
        if (socket.bytesRead - before < seconds * limits.slowestBytesPerSecond) socket.destroy();
      },
      Math.min(1000, limits.graceMs),
    ).unref();
    let isGone = false;
    const leave = () => {
      if (isGone) return;
      isGone = true;
      clearInterval(check);
      arriving -= 1;
      const left = (arrivingFrom.get(address) ?? 1) - 1;
      if (left > 0) arrivingFrom.set(address, left);
      else arrivingFrom.delete(address);
    };
    incoming.once('end', leave).once('close', leave);
  };

  return {
    /** False when this request must wait for a better moment. */
    admits(incoming: IncomingMessage): boolean {
      const working = inside - arriving;
      const places = limits.working + (sends(incoming) ? limits.workingForForms : 0);
      if (working >= places || (!sends(incoming) && isLate())) return false;
      if (!sends(incoming) || incoming.complete) return true;
      const address = addressOf(incoming);
      if (arriving >= limits.arriving) return false;
      if ((arrivingFrom.get(address) ?? 0) >= limits.arrivingPerAddress) return false;
      // A small body is already here, only not read yet: it shows in a moment.
      setImmediate(() => incoming.complete || incoming.destroyed || watchBody(incoming, address));
      return true;
    },
    /** Counts the work from here to its answer, or to `late` when there is none in time: every place comes back. */
    async hold<T>(work: T | Promise<T>, incoming: IncomingMessage, late: () => T): Promise<T> {
      inside += 1;
      const { promise: tooLate, resolve } = Promise.withResolvers<T>();
      const timer = setTimeout(() => {
        if (incoming.complete || incoming.destroyed) resolve(late());
        else timer.refresh();
      }, limits.longestMs).unref();
      try {
        return await Promise.race([work, tooLate]);
      } finally {
        clearTimeout(timer);
        inside -= 1;
      }
    },
    get load() {
      return { inside, arriving };
    },
    close() {
      clearInterval(ticking);
    },
  };
}
export type Gate = ReturnType<typeof createGate>;
