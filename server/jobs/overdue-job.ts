import { returnOverdue } from '#server/models/tickets/changes/return-overdue.ts';
import type { Services } from '#server/services.ts';
import { type RepeatingJob, repeatingJob } from '#server/time/repeating-job.ts';

const checkEveryMs = 60_000;

type OverdueServices = Pick<Services, 'database' | 'clock' | 'log'> & {
  staff: { live: Pick<Services['staff']['live'], 'notifyChange'> };
};

/** Removes the assignee of leads that have no contact after the due time; every minute, in every process. */
export const startOverdueJob = ({ database, clock, log, staff }: OverdueServices): RepeatingJob =>
  repeatingJob({
    everyMs: checkEveryMs,
    run: async () => {
      staff.live.notifyChange(await returnOverdue(database, clock.now()));
    },
    onError: (error) => log.failed(error, { in: 'overdue tickets' }),
  }).start();
