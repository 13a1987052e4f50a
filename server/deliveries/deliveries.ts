import type { Env } from '#server/env.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { createMailer } from '#server/integrations/mail/mailer.ts';
import { createMarketingProvider } from '#server/integrations/marketing-forms/provider.ts';
import type { IntakeContext } from '#server/models/intake.ts';
import { forgetHitsBefore } from '#server/models/rate-limits.ts';
import { claimedOf } from '#server/models/uploads.ts';
import { createHandlers } from './handlers/handlers.ts';
import { startWorker, type WorkerLog } from './worker.ts';

const hour = 3_600_000;
const tidyEveryMs = 10 * 60_000;

/** Source of the work: the intake that stores forms, and the files that belong to them. */
type Origin = {
  desk: Pick<IntakeContext, 'database' | 'clock'>;
  files: FileStore;
  spool: Spool;
  onWork(listener: () => void): void;
};

/** Removes files of a refused form or of a killed process, and expired rate limits. */
export const tidy = async (
  { desk, files, spool }: Omit<Origin, 'onWork'>,
  now = Date.now(),
): Promise<void> => {
  const db = desk.database.kysely;
  await forgetHitsBefore(db, desk.clock.now() - hour);
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
export const startDeliveries = (env: Env, origin: Origin, log: WorkerLog = () => {}): Deliveries => {
  const { database, clock } = origin.desk;
  const mailer = createMailer(env);
  const handlers = createHandlers({
    db: database.kysely,
    clock,
    mailer,
    files: origin.files,
    marketing: createMarketingProvider(env),
    publicUrl: env.PUBLIC_URL,
  });
  const worker = startWorker(database, handlers, clock, log);
  origin.onWork(worker.notify);
  const tidying = setInterval(() => {
    tidy(origin).catch((error) => log('trouble', { reason: String(error) }));
  }, tidyEveryMs).unref();
  return {
    stop: async (withinMs) => {
      clearInterval(tidying);
      await worker.stop(withinMs);
      await mailer.close();
      await origin.files.close();
    },
  };
};
