import { studioDay } from '#domain/dates.ts';
import { applyRetention } from '#server/models/privacy/retention.ts';
import type { Context } from './context.ts';

const checkEveryMs = 10 * 60_000;

export type RetentionJob = {
  /** Runs if it has not run today. */
  check(): Promise<void>;
  /** Ends a run after the current batch. */
  stop(): Promise<void>;
};

/** Applies the retention periods once a day in every process; a failed run is repeated at the next check. */
export const startRetentionJob = ({
  db,
  clock,
  log,
  intake,
}: Pick<Context, 'db' | 'clock' | 'log' | 'intake'>): RetentionJob => {
  let doneOn = '';
  let running: Promise<void> | null = null;
  const leaving = new AbortController();

  const run = async () => {
    const today = studioDay(clock.now());
    if (today === doneOn) return;
    try {
      const result = await applyRetention(db.kysely, clock.now(), intake.files.remove, leaving.signal);
      if (result.submissions > 0 || result.failed > 0) log.retention(result);
      if (result.failed === 0) doneOn = today;
    } catch (error) {
      log.failed(error, { in: 'retention' });
    }
  };
  const check = async () => {
    running ??= run().finally(() => {
      running = null;
    });
    await running;
  };

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
