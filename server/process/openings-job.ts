import { readBoard } from '#server/integrations/openings/board.ts';
import { claimBoardReading, storeBoardOpenings } from '#server/models/openings.ts';
import type { Context } from './context.ts';

const checkEveryMs = 10 * 60_000;

export type OpeningsJob = {
  /** Reads the board if that is due. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Reads the job board once a day, in one of several processes; a failed reading is repeated after an hour. The page
 * shows what was read last, so an outage of the board is not noticed by visitors, and the log reports it once.
 */
export const startOpeningsJob = ({
  env,
  db,
  clock,
  log,
}: Pick<Context, 'env' | 'db' | 'clock' | 'log'>): OpeningsJob | null => {
  const url = env.OPENINGS_URL;
  if (!url) return null;
  const leaving = new AbortController();
  let running: Promise<void> | null = null;
  let hasFailed = false;

  const run = async () => {
    try {
      if (!(await claimBoardReading(db.kysely, url, clock.now()))) return;
      const { openings, refused } = await readBoard(url, { signal: leaving.signal });
      const isStored = await storeBoardOpenings(db, url, openings, clock.now());
      if (!isStored) log.note('openings', { found: 0, kept: 'yesterday’s, until the board says so again' });
      else if (hasFailed || refused > 0) log.note('openings', { found: openings.length, refused });
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !leaving.signal.aborted) log.failed(error, { in: 'openings' });
      hasFailed = true;
    }
  };
  const check = async () => {
    running ??= run().finally(() => {
      running = null;
    });
    await running;
  };

  void check();
  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  return {
    check,
    stop: async () => {
      clearInterval(timer);
      leaving.abort();
      await running;
    },
  };
};
