import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import { countHit, rates } from '#server/limits/rate-limits.ts';
import type { Origin } from './origins.ts';

/**
 * Key of the counted attempts. A sign-in counts by the typed email address, whether it has an account or not,
 * together with its origin, so that a stranger elsewhere cannot make a member at a studio wait. A
 * verification counts by the session.
 */
export type AttemptKey = ({ email: string } & Origin) | { session: string };

const hashOf = (key: AttemptKey) => {
  const text = 'session' in key ? `again ${key.session}` : `attempt ${key.email.toLowerCase()} ${key.from}`;
  return createHash('sha256').update(text).digest('base64url');
};

/** Limit for unknown origins only: strangers in many networks cannot lock out a member at a known one. */
const limitOfEmail = (email: string) => {
  const hash = createHash('sha256').update(`email ${email.toLowerCase()}`).digest('base64url');
  return { key: `staff-email ${hash}`, ...rates.signInsOfStrangers };
};

/**
 * Claims one attempt with a password, or returns the seconds to wait: 1 after the first failure, then 2, 4 …
 * 60. The attempt counts as failed until `clearAttempts`. One statement checks and counts, so simultaneous
 * attempts cannot avoid the wait. Passkeys are never counted, so a stranger cannot lock a member out.
 */
export const claimAttempt = async (db: Db, key: AttemptKey, now: Instant): Promise<number | undefined> => {
  const hash = hashOf(key);
  const { rows } = await sql<{ failures: number }>`
    insert into staff_attempts (hash, failures, retry_at) values (${hash}, 1, ${now + 1000})
    on conflict (hash) do update set
      failures = staff_attempts.failures + 1,
      retry_at = cast(${now} as bigint)
        + case when staff_attempts.failures >= 6 then 60000 else 1000 * (1 << staff_attempts.failures) end
    where staff_attempts.retry_at <= ${now}
    returning failures`.execute(db);
  if (rows.length > 0)
    return 'email' in key && !key.isKnown ? countHit(db, limitOfEmail(key.email), now) : undefined;
  const waiting = await db
    .selectFrom('staff_attempts')
    .select('retry_at')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((waiting?.retry_at ?? now) - now) / 1000));
};

export const clearAttempts = async (db: Db, key: AttemptKey): Promise<void> => {
  await db.deleteFrom('staff_attempts').where('hash', '=', hashOf(key)).execute();
};

/** Deletes rows whose wait ended a day ago: the next failure starts at one second again. */
export const deleteAttemptsBefore = async (db: Db, instant: Instant): Promise<void> => {
  await db.deleteFrom('staff_attempts').where('retry_at', '<', instant).execute();
};
