/** There were too many before this one: it was not made, and would have come too late. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

export type Kitchen = <T>(produce: () => Promise<T>) => Promise<T>;

/**
 * Makes a few answers at a time and lets the others wait their turn. Making one is our own computing, so more at once
 * would make none of them faster; and between two of them there is time for what needs none: ready answers, forms. Who
 * would wait for too long is told so instead.
 */
export function createKitchen({
  hands = 4,
  patienceMs = 3_000,
  now = () => performance.now(),
} = {}): Kitchen {
  let busy = 0;
  const waiting: (() => void)[] = [];

  const next = () => {
    while (busy < hands) {
      const start = waiting.shift();
      if (!start) return;
      start();
    }
  };
  return (produce) =>
    new Promise((resolve, reject) => {
      const giveUpAt = now() + patienceMs;
      const start = () => {
        if (now() > giveUpAt) return reject(new TooBusy('waited too long for its turn'));
        busy += 1;
        // A turn of its own: what has arrived meanwhile is looked at first.
        setImmediate(() => {
          produce()
            .then(resolve, reject)
            .finally(() => {
              busy -= 1;
              next();
            });
        });
      };
      waiting.push(start);
      next();
    });
}
