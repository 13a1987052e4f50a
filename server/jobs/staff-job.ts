import { deleteExpiredSignIns } from '#server/models/staff/expired-sign-ins.ts';
import { returnOverdue } from '#server/models/tickets/changes/return-overdue.ts';
import type { Services } from '#server/services.ts';
import { createRepeatingJob, type RepeatingJob } from '#server/time/repeating-job.ts';

const everyMs = 60_000;

type StaffJobServices = Pick<Services, 'database' | 'clock' | 'log'>;

/**
 * Every minute, in every process: removes the assignee of leads that have no contact after the due time, and
 * deletes ended sessions and other expired rows. One that fails does not stop the other.
 */
export const startStaffJob = ({ database, clock, log }: StaffJobServices): RepeatingJob =>
  createRepeatingJob({
    everyMs,
    run: async () => {
      const now = clock.now();
      const duties = [
        async () => returnOverdue(database, now),
        async () => deleteExpiredSignIns(database.kysely, now),
      ];
      const errors: unknown[] = [];
      for (const duty of duties) await duty().catch((error) => errors.push(error));
      if (errors.length > 0) throw errors[0];
    },
    onError: (error) => log.failed(error, { in: 'staff' }),
  }).start();
