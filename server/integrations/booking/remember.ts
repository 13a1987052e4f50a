import type { Clock } from '#server/time/clock.ts';

/**
 * Keeps the last answer for a moment. Calls that arrive while it is being fetched share one fetch; a failed fetch
 * is not kept. Other processes may change the data, so nothing is kept for long.
 */
export const remember = <T>(clock: Clock, keptMs: number, fetch: () => Promise<T>): (() => Promise<T>) => {
  let kept: { answer: Promise<T>; until: number } | null = null;
  return () => {
    const now = clock.now();
    if (kept && now < kept.until) return kept.answer;
    const current = { answer: fetch(), until: now + keptMs };
    kept = current;
    current.answer.catch(() => {
      if (kept === current) kept = null;
    });
    return current.answer;
  };
};
