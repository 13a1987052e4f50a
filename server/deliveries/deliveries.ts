import type { Env } from '#server/env.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { createMailer } from '#server/integrations/mail/mailer.ts';
import { createMarketingProvider } from '#server/integrations/marketing-forms/provider.ts';
import type { IntakeContext } from '#server/models/leads/intake.ts';
import { claimedOf } from '#server/models/leads/uploads.ts';
import { deleteHitsBefore } from '#server/models/rate-limits.ts';
import { repeatingJob } from '#server/time/repeating-job.ts';
import { createHandlers } from './handlers/handlers.ts';
import { startWorker, type WorkerLog, type WorkerTimes } from './worker.ts';

const hour = 3_600_000;
const cleanUpEveryMs = 10 * 60_000;

/** The database with the stored submissions, and the files that belong to them. */
type DeliverySource = Pick<IntakeContext, 'database' | 'clock'> & {
  files: FileStore;
  spool: Spool;
  onWork(listener: () => void): void;
};

/** Removes files of a refused form or of a killed process, and expired rate limits. */
export const cleanUp = async (
  { database, clock, files, spool }: Omit<DeliverySource, 'onWork'>,
  now = Date.now(),
): Promise<void> => {
  const db = database.kysely;
  await deleteHitsBefore(db, clock.now() - hour);
  await spool.sweep(now - hour);
  const unconfirmed = await files.unconfirmedBefore(now - hour);
  const claimed = await claimedOf(db, unconfirmed);
  await files.confirm(unconfirmed.filter((key) => claimed.has(key)));
  const orphans = unconfirmed.filter((key) => !claimed.has(key));
  const removed = await Promise.allSettled(orphans.map(files.remove));
  // A file that cannot be removed is reported and does not stop the removal of the others.
  const failed = removed.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};

export type Deliveries = { stop(withinMs?: number): Promise<void> };

/** Delivers stored submissions until the process stops. */
export const startDeliveries = (
  env: Env,
  source: DeliverySource,
  log: WorkerLog = () => {},
  times?: WorkerTimes,
): Deliveries => {
  const { database, clock } = source;
  const mailer = createMailer(env);
  const handlers = createHandlers({
    db: database.kysely,
    clock,
    mailer,
    files: source.files,
    marketing: createMarketingProvider(env),
    publicUrl: env.PUBLIC_URL,
    log,
  });
  const worker = startWorker(database, handlers, clock, log, times);
  source.onWork(worker.notify);
  const cleanUpJob = repeatingJob({
    everyMs: cleanUpEveryMs,
    run: () => cleanUp(source),
    onError: (error) => log('trouble', { reason: String(error) }),
  }).start();
  return {
    stop: async (withinMs) => {
      // Not waited for: a file store that hangs does not delay the end of the process.
      void cleanUpJob.stop();
      await worker.stop(withinMs);
      await mailer.close();
      await source.files.close();
    },
  };
};
