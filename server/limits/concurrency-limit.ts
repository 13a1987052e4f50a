/**
 * How many staff passwords are hashed at once: more would slow down the public pages, because each takes
 * memory and a whole CPU core.
 */
export const maxPasswordHashes = 4;

/** Runs at most `max` works at once; the others wait in the order in which they came. */
export const createConcurrencyLimit = (max: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < max) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      // The place goes to the next work without being free in between: a work that comes now must wait too.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
