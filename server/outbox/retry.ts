const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits between tries: a hiccup is over in seconds, an outage by the next day. 27 hours in all, then parked. */
const ladder = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];
export const mostAttempts = ladder.length + 1;

/** Jitter only ever lengthens, so that a thousand entries that failed together do not return together. */
export const waitAfter = (attempts: number, random: () => number = Math.random): number | undefined => {
  const wait = ladder[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + random() * 0.2));
};
