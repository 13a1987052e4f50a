import type { Instant } from '#domain/dates.ts';

/** State of a mirrored provider's connection. Contains no personal data, because metrics publish it. */
type ProviderState = {
  /** Its name in BOOKING_PROVIDER. */
  provider: string;
  lastSuccessAt: Instant | null;
  lastFailureAt: Instant | null;
  /** Our own description, because a response of the other system may contain anything. */
  lastError: string | null;
  /** Counters since the start of this process. */
  requests: number;
  failures: number;
  refusedClasses: number;
};

export type BookingMonitor = {
  /** Age of the mirrored schedule in milliseconds; null before the first complete round. */
  ageMs(now: Instant): number | null;
  state(): ProviderState;
};

/** From this age on, the site shows how old the schedule is. */
const oldScheduleMs = 30 * 60_000;

/**
 * Age of a schedule that is old because the booking provider does not respond: null before the first
 * successful round, undefined while the schedule is up to date.
 */
export const oldAgeMs = (
  monitor: Pick<BookingMonitor, 'ageMs'> | undefined,
  now: Instant,
): number | null | undefined => {
  const age = monitor?.ageMs(now);
  return typeof age === 'number' && age <= oldScheduleMs ? undefined : age;
};
