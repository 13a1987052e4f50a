import { TryLater } from '#server/integrations/delivery-errors.ts';

const minute = 60_000;
const ladder = [1, 2, 4, 8, 15].map((minutes) => minutes * minute);
const maxJitter = 0.2;
/** The client obeys at most a quarter of an hour of `Retry-After`. */
export const maxWaitMs = 15 * minute * (1 + maxJitter);

/**
 * How long the provider gets no request after failures in a row. Jitter only lengthens the wait, and a wait that the
 * provider asked for is never shortened.
 */
export const waitAfterFailure = (
  failures: number,
  error: unknown,
  random: () => number = Math.random,
): number => {
  const scheduled = ladder[Math.min(failures, ladder.length) - 1] ?? minute;
  const asked = error instanceof TryLater ? error.afterMs : 0;
  return Math.round(Math.max(scheduled, asked) * (1 + random() * maxJitter));
};
