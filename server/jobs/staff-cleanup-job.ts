import { deleteExpiredSignIns } from '#server/models/staff/cleanup.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { handBackTicketsOfDisabled } from '#server/models/tickets/changes/hand-back.ts';
import type { Services } from '#server/services.ts';
import { type RepeatingJob, repeatingJob } from '#server/time/repeating-job.ts';

const cleanupEveryMs = 10 * 60_000;

/**
 * Every ten minutes: deletes ended sessions and other expired rows, and removes disabled accounts as
 * assignees of tickets.
 */
export const startStaffCleanupJob = ({
  database,
  clock,
  log,
  staff,
}: Pick<Services, 'database' | 'clock' | 'log' | 'staff'>): RepeatingJob =>
  repeatingJob({
    everyMs: cleanupEveryMs,
    run: async () => {
      const now = clock.now();
      await deleteExpiredSignIns(database.kysely, now);
      staff.live.notifyChange(await handBackTicketsOfDisabled(database, systemActor, now));
    },
    onError: (error) => log.failed(error, { in: 'staff cleanup' }),
  }).start();
