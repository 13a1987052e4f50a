import { hourMs } from '#domain/durations.ts';
import { deleteHitsBefore } from '#server/limits/rate-limits.ts';
import { findReferencedKeys } from '#server/models/leads/uploads.ts';
import { endOverlongWaits } from '#server/outbox/outbox.ts';
import type { Services } from '#server/services.ts';
import { createRepeatingJob, type RepeatingJob } from '#server/time/repeating-job.ts';

const everyMs = 10 * 60_000;

type CleanUpServices = Pick<Services['forms'], 'database' | 'clock' | 'files' | 'spool'>;

/**
 * Deletes files of refused forms and killed processes, and expired rate limits, and ends overlong waits.
 * `systemNow`: files have the time of the system, also when the setting NOW sets another clock.
 */
export const cleanUp = async (
  { database, clock, files, spool }: CleanUpServices,
  systemNow = Date.now(),
): Promise<void> => {
  const db = database.kysely;
  await endOverlongWaits(db, clock.now());
  await deleteHitsBefore(db, clock.now() - hourMs);
  await spool.sweep(systemNow - hourMs);
  const unconfirmed = await files.unconfirmedBefore(systemNow - hourMs);
  const referenced = await findReferencedKeys(db, unconfirmed);
  await files.confirm(unconfirmed.filter((key) => referenced.has(key)));
  const orphans = unconfirmed.filter((key) => !referenced.has(key));
  const removed = await Promise.allSettled(orphans.map(files.remove));
  // One file that cannot be deleted is reported and does not stop the others.
  const failed = removed.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
};

export const startCleanUpJob = ({ forms, log }: Pick<Services, 'forms' | 'log'>): RepeatingJob =>
  createRepeatingJob({
    everyMs,
    run: () => cleanUp(forms),
    onError: (error) => log.failed(error, { in: 'clean-up' }),
  }).start();
