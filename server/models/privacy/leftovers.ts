import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isUuid } from '#domain/text/ids.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { maxLockWaitMs } from '#server/db/engines/sqlite.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { isNotBlanked } from './blank.ts';

const perBatch = 500;

/** File names of mails end in the id of their entry in the outbox; a killed process may leave a part. */
const entryIdOf = (name: string): string => /(.{36})\.eml(?:\.part)?$/.exec(name)?.[1] ?? '';
/** Mails to staff are in no outbox: their ids are random (UUID version 4) and not ordered by time (7). */
const isOfOutbox = (name: string): boolean => isUuid(entryIdOf(name)) && entryIdOf(name)[14] === '7';

/** Deletes the mails in the mailbox folder whose submission is blanked. Returns how many are still there. */
const deleteMails = async (db: Db, folder: string): Promise<number> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let failed = 0;
  for (const batch of batchesOf(names.filter(isOfOutbox), perBatch)) {
    const rows = await unscoped(db)
      .selectFrom('outbox')
      .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
      .select('outbox.id')
      .where('outbox.id', 'in', batch.map(entryIdOf))
      .where(isNotBlanked)
      .execute();
    const stored = new Set(rows.map(({ id }) => id));
    const blanked = batch.filter((name) => !stored.has(entryIdOf(name)));
    const outcomes = await Promise.allSettled(blanked.map((name) => rm(join(folder, name), { force: true })));
    failed += outcomes.filter(({ status }) => status === 'rejected').length;
  }
  return failed;
};

const maxCheckpoints = 20;
const checkpointPauseMs = 100;

/**
 * The write-ahead log of SQLite contains earlier versions of its pages until it is emptied, which must wait
 * while another process reads or writes. Returns false if it was not emptied.
 */
const emptyLog = async ({ kysely, engine }: Database): Promise<boolean> => {
  if (engine !== 'sqlite') return true;
  for (let n = 0; n < maxCheckpoints; n++) {
    const isBusy = await kysely.connection().execute(async (connection) => {
      // A checkpoint would block this process as long as a write may wait for a lock.
      await sql`pragma busy_timeout = 0`.execute(connection);
      try {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
        return rows[0]?.busy !== 0;
      } finally {
        await sql`pragma busy_timeout = ${sql.lit(maxLockWaitMs)}`.execute(connection);
      }
    });
    if (!isBusy) return true;
    await pause(checkpointPauseMs);
  }
  return false;
};

/**
 * Deletes what blanked submissions leave outside their rows: mails in the mailbox folder, and bytes in the
 * log of SQLite, which overwrites deleted rows in its file by itself (`secure_delete`). Runs after an
 * erasure, and after every retention run, which also finds what an interrupted one left. Returns the number
 * of failures.
 */
export const deleteLeftovers = async (database: Database, dataDir: string): Promise<number> => {
  const failed = await deleteMails(database.kysely, join(dataDir, 'mailbox'));
  return (await emptyLog(database)) ? failed : failed + 1;
};
