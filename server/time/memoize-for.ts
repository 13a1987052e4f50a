export type Memoized<T, Key = void> = ((key: Key) => Promise<T>) & {
  /** Discards all stored values and no longer shares running fetches, which may have read the old data. */
  invalidate(): void;
};

/**
 * Lifetime of cached data that the public version invalidates within seconds
 * (docs/decisions/052-cache-invalidation-counter.md). It only limits the effect of a missed change. Cached
 * pages have their own lifetimes, in domain/page-cache.ts.
 */
export const backstopMs = 10 * 60_000;

/** A fetch that takes longer is no longer shared, so that one that hangs does not delay all later calls. */
const maxSharedMs = 5_000;

/** One value more, and all are discarded. */
const maxValues = 500;

/**
 * Stores the value of each key for `freshMs` after it has arrived. Calls during a fetch share it, for at most
 * five seconds; a failed fetch is not stored. `elapsed` is a monotonic clock, so a changed system time cannot
 * prolong the age.
 */
export const memoizeFor = <T, Key = void>(
  freshMs: number,
  fetch: (key: Key) => Promise<T>,
  elapsed: () => number = () => performance.now(),
): Memoized<T, Key> => {
  const stored = new Map<Key, { result: Promise<T>; until: number }>();
  const read = (key: Key) => {
    const known = stored.get(key);
    if (known && elapsed() < known.until) return known.result;
    if (stored.size >= maxValues) stored.clear();
    const current = { result: fetch(key), until: elapsed() + maxSharedMs };
    stored.set(key, current);
    current.result.then(
      () => {
        current.until = elapsed() + freshMs;
      },
      () => {
        if (stored.get(key) === current) stored.delete(key);
      },
    );
    return current.result;
  };
  return Object.assign(read, { invalidate: () => stored.clear() });
};
