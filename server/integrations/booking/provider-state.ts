import type { Instant } from '#server/db/column-types.ts';

/** What a provider that mirrors another system knows about its connection. No personal data: metrics publish it. */
type ProviderState = {
  /** Its name in BOOKING_PROVIDER. */
  provider: string;
  lastSuccessAt: Instant | null;
  lastFailureAt: Instant | null;
  /** In our words, because the other system's answer may hold anything. */
  lastError: string | null;
  /** Since this process started; they only grow. */
  requests: number;
  failures: number;
  refusedClasses: number;
};

export type BookingMonitor = {
  /** Age of the mirrored schedule in milliseconds; null before the first complete round. */
  ageMs(now: Instant): number | null;
  state(): ProviderState;
};

/** From this age on the schedule says from when it is. */
const oldScheduleMs = 30 * 60_000;

/**
 * Age of a schedule that is old because the booking provider does not answer: null before its first answer, undefined
 * while the schedule is up to date.
 */
export const oldAgeMs = (
  monitor: Pick<BookingMonitor, 'ageMs'> | undefined,
  now: Instant,
): number | null | undefined => {
  const age = monitor?.ageMs(now);
  return typeof age === 'number' && age <= oldScheduleMs ? undefined : age;
};
