import { studioDay } from '#domain/dates.ts';
import { readPublicVersion } from '#server/models/public-version.ts';
import type { Services } from '#server/services.ts';
import { createRepeatingJob, type RepeatingJob } from '#server/time/repeating-job.ts';

const pollEveryMs = 2_000;

/**
 * Detects a new day, and changes of public data by other processes or by a person with psql. Within two
 * seconds every process discards its cached data and renders its pages again.
 */
export const startChangePoller = async ({
  database,
  clock,
  log,
  invalidateCaches,
}: Pick<Services, 'database' | 'clock' | 'log' | 'invalidateCaches'>): Promise<RepeatingJob> => {
  const readState = async () => `${studioDay(clock.now())} ${await readPublicVersion(database.kysely)}`;
  let seen = await readState();
  return createRepeatingJob({
    everyMs: pollEveryMs,
    run: async () => {
      const state = await readState();
      if (state === seen) return;
      // If it throws, `seen` stays old, and the next poll clears the caches again.
      invalidateCaches();
      seen = state;
    },
    onError: (error) => log.failed(error, { in: 'change-poller' }),
  }).start();
};
