import { hourMs } from '#domain/durations.ts';
import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import type { Spool } from '#server/integrations/file-store/spool.ts';
import { deleteHitsBefore } from '#server/limits/rate-limits.ts';
import type { IntakeServices } from '#server/models/leads/intake.ts';
import { findReferencedKeys } from '#server/models/leads/uploads.ts';
import { endOverlongWaits } from '#server/outbox/outbox.ts';

/** The database with the stored submissions, and the files that belong to them. */
export type CleanUpServices = Pick<IntakeServices, 'database' | 'clock'> & { files: FileStore; spool: Spool };

/** Deletes files of refused forms and killed processes, and expired rate limits, and ends overlong waits. */
export const cleanUp = async (
  { database, clock, files, spool }: CleanUpServices,
  now = Date.now(),
): Promise<void> => {
  const db = database.kysely;
  await endOverlongWaits(db, clock.now());
  await deleteHitsBefore(db, clock.now() - hourMs);
  await spool.sweep(now - hourMs);
  const unconfirmed = await files.unconfirmedBefore(now - hourMs);
  const referenced = await findReferencedKeys(db, unconfirmed);
  await files.confirm(unconfirmed.filter((key) => referenced.has(key)));
  const orphans = unconfirmed.filter((key) => !referenced.has(key));
  const removed = await Promise.allSettled(orphans.map(files.remove));
  // One file that cannot be deleted is reported and does not stop the others.
  const failed = removed.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};
