import { TryLater } from '#server/errors/delivery-errors.ts';

const minute = 60_000;
const ladder = [1, 2, 4, 8, 15].map((minutes) => minutes * minute);
const maxJitter = 0.2;
/** The client limits `Retry-After` to a quarter of an hour. */
export const maxBackoffMs = 15 * minute * (1 + maxJitter);

/**
 * How long no request is sent after several failures in a row. Jitter only prolongs the wait, so that one
 * that the provider requires is never shortened.
 */
export const waitAfterFailure = (
  failures: number,
  error: unknown,
  random: () => number = Math.random,
): number => {
  const scheduled = ladder[Math.min(failures, ladder.length) - 1] ?? minute;
  const requestedMs = error instanceof TryLater ? error.afterMs : 0;
  return Math.round(Math.max(scheduled, requestedMs) * (1 + random() * maxJitter));
};
