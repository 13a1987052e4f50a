/** Nothing in the backend asks the machine for the time; it asks a clock, so a test can be at any moment. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

export const fixedClock = (instant: string): Clock => {
  const ms = Date.parse(instant);
  return { now: () => ms };
};
