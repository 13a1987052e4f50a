import type { Database, Db } from '#server/db/connect.ts';
import type { WorkerLog } from '#server/deliveries/worker.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import type { Mailer } from '#server/integrations/mail/mail.ts';
import type { MarketingProvider } from '#server/integrations/marketing-forms/provider.ts';
import type { Clock } from '#server/time/clock.ts';
import type { VisitorMailComposer } from './visitor-mails.ts';

/** Services that a handler needs to deliver a submission. */
export type DeliveryServices = {
  db: Db;
  transact: Database['transact'];
  clock: Clock;
  mailer: Mailer;
  files: FileStore;
  /** Null when no provider is configured: leads are then only stored and mailed. */
  marketing: MarketingProvider | null;
  publicUrl: string;
  /** The mails to visitors in the languages besides that of this bundle. */
  mails: readonly VisitorMailComposer[];
  log: WorkerLog;
};
