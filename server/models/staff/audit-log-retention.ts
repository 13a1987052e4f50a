import { sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { writeAuditLog } from './audit-log.ts';
import { systemActor } from './staff-types.ts';

const perBatch = 1000;

/**
 * Lines from before the instant, as a range of the primary key. Lines of enrolments stay: they show that an
 * account had a factor (`hasEnrolled`).
 */
const expiredLines = (db: Db, before: Instant) =>
  db.selectFrom('staff_log').where('id', '<', firstId(before)).where('action', '<>', 'auth.enrol');

export const countExpiredLines = async (db: Db, before: Instant): Promise<number> => {
  const { lines } = await expiredLines(db, before)
    .select(sql<number>`count(*)`.as('lines'))
    .executeTakeFirstOrThrow();
  return Number(lines);
};

/**
 * Deletes the lines from before the instant in batches and returns their number. The log entry about the
 * deletion is written first, because the database allows the deletion only of lines that are a year older
 * than the newest one (`appendOnlyLog` in the migrations).
 */
export const deleteExpiredLines = async (
  { transact }: Database,
  before: Instant,
  now: Instant,
  signal?: AbortSignal,
): Promise<number> => {
  let deleted = 0;
  while (!signal?.aborted) {
    const lines = await transact(async (tx) => {
      const rows = await expiredLines(tx, before).select('id').orderBy('id').limit(perBatch).execute();
      if (rows.length === 0) return 0;
      await writeAuditLog(tx, systemActor, { action: 'log.expire', detail: { lines: rows.length } }, now);
      const ids = rows.map(({ id }) => id);
      const { numDeletedRows } = await tx.deleteFrom('staff_log').where('id', 'in', ids).executeTakeFirst();
      return Number(numDeletedRows);
    });
    deleted += lines;
    if (lines < perBatch) break;
  }
  return deleted;
};
