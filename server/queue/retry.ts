const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits between tries: a hiccup is over in seconds, an outage by the next day. 27 hours in all, then parked. */
const ladder = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];
export const mostAttempts = ladder.length + 1;
/** The longest wait that is ever given, jitter included. */
export const longestWaitMs = Math.max(...ladder) * 1.2;

/** Jitter only ever lengthens, so that a thousand entries that failed together do not return together. */
export const waitAfter = (attempts: number, random: () => number = Math.random): number | undefined => {
  const wait = ladder[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + random() * 0.2));
};

/** Longer than any provider we know asks for; a nonsense header must not hold a lead for a year. */
const longestAskedMs = 6 * hour;

/**
 * The other side named a time, and the try still counts: it waits at least as long as any failed try would, so that
 * a provider that says "in a minute" all morning does not use the tries up before noon.
 */
export const waitAsAsked = (ladderMs: number, askedMs: number, random: () => number = Math.random): number =>
  Math.max(ladderMs, Math.round(Math.min(askedMs, longestAskedMs) * (1 + random() * 0.2)));
