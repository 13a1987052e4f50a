import { studioDay } from '#domain/dates.ts';
import type { Database } from '#server/db/connect.ts';
import type { BackgroundWork, BookingEvents } from '#server/integrations/booking/booking.ts';
import type { Clock } from '#server/time/clock.ts';
import { refreshClasses } from './refresh.ts';

const checkEveryMs = 60_000;

export type DailyRefresh = BackgroundWork & {
  /** Refreshes if the day has changed since the last time. */
  check(): Promise<void>;
};

/**
 * Simulates the classes of today, and again whenever the day changes. Compares the clock every minute instead of one
 * timer until midnight, because a machine may be suspended; a failed refresh is repeated a minute later.
 */
export const startDailyRefresh = async (
  database: Database,
  clock: Clock,
  { onChange, onError }: BookingEvents,
): Promise<DailyRefresh> => {
  let day = studioDay(clock.now());
  await refreshClasses(database, day);
  let isRefreshing = false;

  const check = async () => {
    const today = studioDay(clock.now());
    if (today === day || isRefreshing) return;
    isRefreshing = true;
    try {
      await refreshClasses(database, today);
      day = today;
      onChange();
    } catch (error) {
      onError(error);
    } finally {
      isRefreshing = false;
    }
  };

  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
};
