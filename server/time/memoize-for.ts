export type Memoized<T> = (() => Promise<T>) & {
  /** Discards the stored value, so that the next call fetches it again. */
  invalidate(): void;
};

/**
 * Lifetime of cached data that the public version invalidates within seconds (docs/decisions/052-cache-invalidation-counter.md). It only
 * limits the effect of a missed change.
 */
export const backstopMs = 10 * 60_000;

/** A fetch that takes longer than this is no longer shared, so that one that hangs does not delay all later calls. */
const maxSharedMs = 5_000;

/**
 * Stores the last value for `freshMs` after it has arrived. Calls during a fetch share it for at most five seconds; a failed fetch is not
 * stored. The age is measured by a monotonic clock, so that a changed system time cannot prolong it.
 */
export const memoizeFor = <T>(
  freshMs: number,
  fetch: () => Promise<T>,
  elapsed: () => number = () => performance.now(),
): Memoized<T> => {
  let stored: { result: Promise<T>; until: number } | null = null;
  const read = () => {
    const now = elapsed();
    if (stored && now < stored.until) return stored.result;
    const current = { result: fetch(), until: now + maxSharedMs };
    stored = current;
    current.result.then(
      () => {
        current.until = elapsed() + freshMs;
      },
      () => {
        if (stored === current) stored = null;
      },
    );
    return current.result;
  };
  const invalidate = () => {
    stored = null;
  };
  return Object.assign(read, { invalidate });
};
