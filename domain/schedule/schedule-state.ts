import type { Instant } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';

/**
 * `old`: the booking provider has not responded since the time `since`. `missing`: it has not responded yet.
 */
export type ScheduleState = { kind: 'fresh' } | { kind: 'old'; since: Instant } | { kind: 'missing' };

/** From this age on, the site shows how old the schedule is. */
const oldScheduleMs = 30 * minuteMs;

/** The age is null before the first complete round, and undefined for classes that are not mirrored. */
export const scheduleStateOf = (ageMs: number | null | undefined, now: Instant): ScheduleState => {
  if (ageMs === null) return { kind: 'missing' };
  return ageMs !== undefined && ageMs > oldScheduleMs
    ? { kind: 'old', since: now - ageMs }
    : { kind: 'fresh' };
};
