import { seededNow } from '#tests/databases/seeded-day.ts';

/** A clock whose time changes only when the test moves it, forward or backward. */
export const adjustableClock = (start: number | string = seededNow) => {
  let time = new Date(start).getTime();
  return {
    now: () => time,
    advance: (ms: number) => {
      time += ms;
    },
    advanceTo: (instant: string) => {
      time = Date.parse(instant);
    },
  };
};
