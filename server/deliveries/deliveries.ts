import type { Env } from '#server/env.ts';
import { createMailer } from '#server/integrations/mail/mailer.ts';
import { createMarketingProvider } from '#server/integrations/marketing-forms/provider.ts';
import { createRepeatingJob } from '#server/time/repeating-job.ts';
import { type CleanUpServices, cleanUp } from './clean-up.ts';
import { createHandlers } from './handlers/handlers.ts';
import type { VisitorMailComposer } from './handlers/visitor-mails.ts';
import { startWorker, type WorkerLog, type WorkerTimes } from './worker.ts';

const cleanUpEveryMs = 10 * 60_000;

export type Deliveries = { stop(withinMs?: number): Promise<void> };

type Options = {
  env: Env;
  intake: CleanUpServices & { onWork(listener: () => void): void };
  log?: WorkerLog;
  times?: WorkerTimes;
  /** Of the languages besides that of this bundle. */
  mails?: readonly VisitorMailComposer[];
};

/** Delivers stored submissions until the process stops. */
export const startDeliveries = ({ env, intake, log = () => {}, times, mails = [] }: Options): Deliveries => {
  const { database, clock, files } = intake;
  const mailer = createMailer(env);
  const handlers = createHandlers({
    db: database.kysely,
    transact: database.transact,
    clock,
    mailer,
    files,
    marketing: createMarketingProvider(env),
    publicUrl: env.PUBLIC_URL,
    mails,
    log,
  });
  const worker = startWorker({ database, handlers, clock, log, times });
  intake.onWork(worker.notify);
  const cleanUpJob = createRepeatingJob({
    everyMs: cleanUpEveryMs,
    run: () => cleanUp(intake),
    onError: (error) => log('worker-error', { reason: String(error) }),
  }).start();
  return {
    stop: async (withinMs) => {
      // Not awaited: a file store that hangs must not delay the end of the process.
      void cleanUpJob.stop();
      await worker.stop(withinMs);
      await mailer.close();
      await files.close();
    },
  };
};
