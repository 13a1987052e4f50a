import { readBoard } from '#server/integrations/openings/board.ts';
import { claimBoardReading, storeBoardOpenings } from '#server/models/openings.ts';
import type { Services } from '#server/services.ts';
import { createRepeatingJob, type RepeatingJob } from '#server/time/repeating-job.ts';

const checkEveryMs = 10 * 60_000;

/**
 * Reads the job board once a day, in one of several processes; a failed reading is repeated after an hour.
 * The page shows the last reading, so visitors do not notice an outage of the board, and the log reports it
 * once.
 */
export const startOpeningsJob = ({
  env,
  database,
  clock,
  log,
}: Pick<Services, 'env' | 'database' | 'clock' | 'log'>): RepeatingJob | null => {
  const url = env.OPENINGS_URL;
  if (!url) return null;
  const job = createRepeatingJob({
    everyMs: checkEveryMs,
    run: async (signal) => {
      if (!(await claimBoardReading(database.kysely, url, clock.now()))) return false;
      const { openings, refused } = await readBoard(url, { signal });
      if (await storeBoardOpenings(database, url, openings, clock.now()))
        log.note('openings', { found: openings.length, refused });
      else log.note('openings', { found: 0, kept: 'the last list, unless the next reading finds none too' });
    },
    onError: (error) => log.failed(error, { in: 'openings' }),
  });
  void job.runNow();
  return job.start();
};
