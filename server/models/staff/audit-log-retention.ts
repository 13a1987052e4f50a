import type { Instant } from '#domain/dates.ts';
import type { Database } from '#server/db/connect.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { writeAuditLog } from './audit-log.ts';
import { enrollmentAction } from './log-text.ts';
import { systemActor } from './staff-types.ts';

const perBatch = 1000;

/**
 * Deletes the lines from before the instant in batches and returns their number; those of enrollments stay,
 * because they show that an account had a factor (`hasEnrolled`). The line about the deletion is written
 * first, because the database allows the deletion only of lines that are a year older than the newest one
 * (`appendOnlyLog` in the migrations).
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
      const rows = await tx
        .selectFrom('staff_log')
        .select('id')
        .where('id', '<', firstId(before))
        .where('action', '<>', enrollmentAction)
        .orderBy('id')
        .limit(perBatch)
        .execute();
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
