import type { Instant } from '#domain/dates.ts';

/** The server reads the time from a clock that is passed in, so that tests can set it. */
export type Clock = { now(): Instant };

export const systemClock: Clock = { now: () => Date.now() };

export const fixedClock = (instant: string): Clock => {
  const now = Date.parse(instant);
  return { now: () => now };
};
