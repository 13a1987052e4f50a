import { hourMs, minuteMs } from '#domain/durations.ts';

/**
 * Waits between attempts: a short failure is over in seconds, an outage by the next day. After 27 hours in
 * total the entry is parked.
 */
const retryDelaysMs = [5_000, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 5 * hourMs, 10 * hourMs, 10 * hourMs];
export const maxAttempts = retryDelaysMs.length + 1;
/** The longest delay with its jitter. */
export const longestWaitMs = Math.max(...retryDelaysMs) * 1.2;

/** Jitter only prolongs the wait, so that entries that failed together are not retried together. */
export const waitMsAfter = (attempts: number, random: () => number = Math.random): number | undefined => {
  const delayMs = retryDelaysMs[attempts - 1];
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 + random() * 0.2));
};

/** Longer than any known provider requests; an absurd header must not delay a lead for a year. */
const maxRequestedMs = 6 * hourMs;

/**
 * The wait when a provider requests one. The attempt still counts. The wait is at least as long as after any
 * failed attempt: otherwise a provider that requests a minute again and again would soon use up all attempts.
 */
export const requestedWaitMs = (
  scheduledMs: number,
  requestedMs: number,
  random: () => number = Math.random,
): number => Math.max(scheduledMs, Math.round(Math.min(requestedMs, maxRequestedMs) * (1 + random() * 0.2)));
