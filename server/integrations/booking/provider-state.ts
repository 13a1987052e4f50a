import type { Instant } from '#domain/dates.ts';

export type BookingMonitor = {
  /** Age of the mirrored schedule in milliseconds; null before the first complete round. */
  ageMs(now: Instant): number | null;
};

/** From this age on, the site shows how old the schedule is. */
const oldScheduleMs = 30 * 60_000;

/**
 * The age of the schedule, if it is old because the booking provider does not respond. Null: no round has
 * succeeded yet. Undefined: the schedule is up to date.
 */
export const oldAgeMs = (monitor: BookingMonitor | undefined, now: Instant): number | null | undefined => {
  const age = monitor?.ageMs(now);
  return typeof age === 'number' && age <= oldScheduleMs ? undefined : age;
};
