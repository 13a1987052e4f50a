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
export const oldScheduleMs = 30 * 60_000;
