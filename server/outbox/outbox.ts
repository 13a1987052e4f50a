import { type SqlBool, sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { type NewEntry, parsePayload } from './entry-kinds.ts';
import { longestWaitMs } from './retry.ts';

/** Runs in the transaction of the submission: either both exist, or neither. */
export const addToOutbox = async (
  tx: Tx,
  submissionId: string,
  entries: readonly NewEntry[],
  {
    now,
    isHeld = false,
    id: givenId,
    runAt = now,
  }: {
    now: Instant;
    isHeld?: boolean;
    /** The id of the entry, if there is only one. */
    id?: string;
    runAt?: Instant;
  },
): Promise<void> => {
  if (entries.length === 0) return;
  const rows = entries.map(({ kind, payload }) => {
    const id = givenId ?? timeOrderedId(now);
    const checked = JSON.stringify(parsePayload(kind, payload));
    const state = isHeld ? 'held' : 'pending';
    return sql`(${id}, ${submissionId}, ${kind}, ${checked}, ${state}, 0, ${runAt}, 0, ${now})`;
  });
  await sql`
    insert into outbox (id, submission_id, kind, payload, state, attempts, run_at, lease_until, created_at)
    values ${sql.join(rows)}`.execute(tx);
};

/** With a margin, because clocks of machines differ. */
const longestLeaseOrFirstWaitMs = 60_000;

/**
 * Makes entries due whose wait or lease is longer than any that we set: such a time was written while the
 * clock was ahead. This is a job and not a condition of `claim`: docs/decisions/054-clock-jumps.md
 */
export const endOverlongWaits = async (db: Db, now: Instant): Promise<void> => {
  await unscoped(db)
    .updateTable('outbox')
    .set({ run_at: now, lease_until: 0, lease_token: null })
    .where('state', '=', 'pending')
    .where((eb) =>
      eb.or([
        eb('lease_until', '>', now + longestLeaseOrFirstWaitMs),
        eb('run_at', '>', now + longestWaitMs),
        eb.and([eb('attempts', '=', 0), eb('run_at', '>', now + longestLeaseOrFirstWaitMs)]),
      ]),
    )
    .execute();
};

/**
 * Makes parked entries, and entries that wait for a retry, due now: the one with this id, or all. Without an
 * id, parked replies stay parked, because a member decides about them
 * (docs/decisions/079-write-from-the-ticket.md).
 */
export const retryNow = async (db: Db, now: Instant, id?: string): Promise<number> => {
  const result = await unscoped(db)
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, run_at: now })
    .where('lease_until', '<=', now)
    .where((eb) =>
      eb.or([eb('state', '=', 'parked'), eb.and([eb('state', '=', 'pending'), eb('attempts', '>', 0)])]),
    )
    .where((eb) =>
      id ? eb('id', '=', id) : eb.or([eb('kind', '<>', 'send-reply'), eb('state', '=', 'pending')]),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/**
 * Condition for the entries that were written with a submission. Ids begin with the time, and both have that
 * of the transaction, so they are a range of the primary key. An index by submission would make every form
 * slower.
 */
export const isWrittenWith = (submissionId: string) => {
  const time = submissionId.slice(0, 13);
  const [first, last] = [`${time}-7000-0000-000000000000`, `${time}-7fff-ffff-ffffffffffff`];
  return sql<SqlBool>`id >= ${first} and id <= ${last} and submission_id = ${submissionId}`;
};

/** Makes the entries of a submission that was held as spam due. */
export const releaseHeld = async (tx: Tx, submissionId: string, now: Instant): Promise<number> => {
  const result = await unscoped(tx)
    .updateTable('outbox')
    .set({ state: 'pending', run_at: now })
    .where(isWrittenWith(submissionId))
    .where('state', '=', 'held')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};
