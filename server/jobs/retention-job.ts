import { studioDay } from '#domain/dates.ts';
import { type ErasureServices, repeatAfterRestore, repeatErasures } from '#server/models/privacy/erasures.ts';
import { deleteLeftovers } from '#server/models/privacy/leftovers.ts';
import { applyRetention } from '#server/models/privacy/retention.ts';
import type { Services } from '#server/services.ts';
import { createRepeatingJob, type RepeatingJob } from '#server/time/repeating-job.ts';

const checkEveryMs = 10 * 60_000;

type RetentionServices = Pick<Services, 'database' | 'clock' | 'log' | 'forms' | 'env'>;

const erasureServices = ({ database, forms, env }: RetentionServices): ErasureServices => ({
  database,
  dataDir: env.DATA_DIR,
  remove: forms.files.remove,
});

/** Runs at start, before anything is sent: a restored database repeats the erasures made after its backup. */
export const forgetAfterRestore = async (services: RetentionServices): Promise<void> => {
  const { database, clock, log, env } = services;
  const result = await repeatAfterRestore(erasureServices(services), clock.now());
  if (!result) return;
  const failed = result.failed + (await deleteLeftovers(database, env.DATA_DIR));
  log.retention({ ...result, failed, restored: 1 });
};

/** Retention and erasures, once a day in every process; a failed run is repeated after ten minutes. */
export const startRetentionJob = (services: RetentionServices): RepeatingJob => {
  const { database, clock, log, forms, env } = services;
  let doneOn = '';
  return createRepeatingJob({
    everyMs: checkEveryMs,
    run: async (signal) => {
      const today = studioDay(clock.now());
      if (today === doneOn) return;
      const result = await applyRetention(database, clock.now(), forms.files.remove, signal);
      if (result.submissions > 0 || result.lines > 0 || result.failed > 0) log.retention(result);
      const erased = await repeatErasures(erasureServices(services), clock.now());
      if (erased.submissions > 0 || erased.failed > 0) log.retention({ ...erased, erased: 1 });
      const left = await deleteLeftovers(database, env.DATA_DIR);
      if (result.failed === 0 && erased.failed === 0 && left === 0) doneOn = today;
    },
    onError: (error) => log.failed(error, { in: 'retention' }),
  }).start();
};
