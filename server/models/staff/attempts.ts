import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Instant } from '#server/db/column-types.ts';
import type { Db } from '#server/db/connect.ts';

/** The same for an address with an account and one without: the answer does not reveal which. */
const hashOf = (email: string) =>
  createHash('sha256').update(`attempt ${email.toLowerCase()}`).digest('base64url');

/**
 * Claims one attempt with a password for this address, or returns the seconds to wait: 1 after the first failure, then 2,
 * 4 … 60. The attempt counts as failed until `forgetAttempts`, and one statement checks and counts, so simultaneous
 * attempts do not get past the wait. Passkeys are never counted, so a stranger can lock no person out.
 */
export const claimAttempt = async (db: Db, email: string, now: Instant): Promise<number | undefined> => {
  const hash = hashOf(email);
  const { rows } = await sql<{ failures: number }>`
    insert into staff_attempts (hash, failures, retry_at) values (${hash}, 1, ${now + 1000})
    on conflict (hash) do update set
      failures = staff_attempts.failures + 1,
      retry_at = cast(${now} as bigint)
        + case when staff_attempts.failures >= 6 then 60000 else 1000 * (1 << staff_attempts.failures) end
    where staff_attempts.retry_at <= ${now}
    returning failures`.execute(db);
  if (rows.length > 0) return undefined;
  const waiting = await db
    .selectFrom('staff_attempts')
    .select('retry_at')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((waiting?.retry_at ?? now) - now) / 1000));
};

export const forgetAttempts = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('staff_attempts').where('hash', '=', hashOf(email)).execute();
};

/** Rows whose wait ended a day ago: the next failure begins at one second again. */
export const deleteAttemptsBefore = async (db: Db, instant: Instant): Promise<void> => {
  await db.deleteFrom('staff_attempts').where('retry_at', '<', instant).execute();
};
