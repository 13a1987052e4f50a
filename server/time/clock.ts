/** The server reads the time from a clock that is passed in, so that tests can set it. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

export const fixedClock = (instant: string): Clock => {
  const ms = Date.parse(instant);
  return { now: () => ms };
};
