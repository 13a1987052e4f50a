export type Remembered<T> = (() => Promise<T>) & {
  /** What was remembered may have changed. */
  forget(): void;
};

/**
 * Keeps the last answer for a moment. Calls that arrive while it is being fetched share one fetch; a failed fetch
 * is not kept. Time is taken from a clock that nobody can set back.
 */
export const memoizeFor = <T>(
  keptMs: number,
  fetch: () => Promise<T>,
  elapsed: () => number = () => performance.now(),
): Remembered<T> => {
  let kept: { answer: Promise<T>; until: number } | null = null;
  const read = () => {
    const now = elapsed();
    if (kept && now < kept.until) return kept.answer;
    const current = { answer: fetch(), until: now + keptMs };
    kept = current;
    current.answer.catch(() => {
      if (kept === current) kept = null;
    });
    return current.answer;
  };
  const forget = () => {
    kept = null;
  };
  return Object.assign(read, { forget });
};
