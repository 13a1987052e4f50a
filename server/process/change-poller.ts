import { studioDay } from '#domain/dates.ts';
import { readPublicVersion } from '#server/models/public-version.ts';
import { type RepeatingJob, repeatingJob } from '#server/time/repeating-job.ts';
import type { Context } from './context.ts';

const pollEveryMs = 2_000;

/**
 * Detects changes by other processes, and a new day. Several processes share one database, and people change a promo by hand: within
 * two seconds every process has discarded its cached data, and its pages are rendered again.
 */
export const startChangePoller = async ({
  db,
  clock,
  log,
  announceChange,
}: Pick<Context, 'db' | 'clock' | 'log' | 'announceChange'>): Promise<RepeatingJob> => {
  const readState = async () => `${studioDay(clock.now())} ${await readPublicVersion(db.kysely)}`;
  let seen = await readState();
  return repeatingJob({
    everyMs: pollEveryMs,
    run: async () => {
      const state = await readState();
      if (state === seen) return;
      // A change that was not announced everywhere is announced again by the next poll.
      announceChange();
      seen = state;
    },
    onError: (error) => log.failed(error, { in: 'change-poller' }),
  }).start();
};
