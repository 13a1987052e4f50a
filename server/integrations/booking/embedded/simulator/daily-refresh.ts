import { studioDay } from '#domain/dates.ts';
import type { Database } from '#server/db/connect.ts';
import type { BookingEvents } from '#server/integrations/booking/booking.ts';
import type { Clock } from '#server/time/clock.ts';
import { createRepeatingJob, type RepeatingJob } from '#server/time/repeating-job.ts';
import { refreshClasses } from './refresh.ts';

const checkEveryMs = 60_000;

/**
 * Simulates the classes of today, and again whenever the day changes. The clock is compared every minute,
 * because one timer until midnight would be wrong after the machine was suspended; a failed refresh is
 * repeated a minute later.
 */
export const startDailyRefresh = async (
  database: Database,
  clock: Clock,
  { onChange, onError }: BookingEvents,
): Promise<RepeatingJob> => {
  let day = studioDay(clock.now());
  await refreshClasses(database, day);
  return createRepeatingJob({
    everyMs: checkEveryMs,
    run: async () => {
      const today = studioDay(clock.now());
      if (today === day) return;
      await refreshClasses(database, today);
      day = today;
      onChange();
    },
    onError,
  }).start();
};
