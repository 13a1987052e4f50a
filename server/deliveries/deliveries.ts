import type { Env } from '#server/env.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import { createMailer } from '#server/integrations/mail/mailer.ts';
import { createMarketingProvider } from '#server/integrations/marketing-forms/provider.ts';
import type { IntakeServices } from '#server/models/leads/intake.ts';
import { createHandlers } from './handlers/handlers.ts';
import type { VisitorMailComposer } from './handlers/visitor-mails.ts';
import { startWorker, type WorkerLog, type WorkerTimes } from './worker.ts';

export type Deliveries = { stop(withinMs?: number): Promise<void> };

type Options = {
  env: Env;
  forms: Pick<IntakeServices, 'database' | 'clock'> & {
    files: FileStore;
    onWork(listener: () => void): void;
  };
  log?: WorkerLog;
  times?: WorkerTimes;
  /** The visitors' mails of every other language than that of this bundle. */
  mails?: readonly VisitorMailComposer[];
};

/** Delivers stored submissions until the process stops. */
export const startDeliveries = ({ env, forms, log = () => {}, times, mails = [] }: Options): Deliveries => {
  const { database, clock, files } = forms;
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
  forms.onWork(worker.notify);
  return {
    stop: async (withinMs) => {
      await worker.stop(withinMs);
      await mailer.close();
    },
  };
};
