import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { type NewEntry, parsePayload } from './entry-kinds.ts';
import { longestWaitMs } from './retry.ts';

/** A leased entry of the outbox. */
export type LeasedEntry = {
  id: string;
  submissionId: string;
  kind: string;
  /** The stored value; `parsePayload` checks that it matches the kind. */
  payload: unknown;
  attempts: number;
  /** Set when an earlier attempt handed the mail to the mail server and did not record how that ended. */
  sendingAt: Instant | null;
  createdAt: Instant;
  /** Fencing token of the lease: a worker that lost the lease can no longer change the entry. */
  token: string;
};

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

type ClaimOptions = {
  count: number;
  leaseMs: number;
  now: Instant;
  /**
   * The kinds that the caller can handle. During a deployment an older version leaves entries of a new kind
   * to the new version.
   */
  kinds: readonly string[];
};

/** Leases up to `count` due entries. No other process gets them until the lease ends. */
export const claim = async (
  { kysely, engine }: Database,
  { count, leaseMs, now, kinds }: ClaimOptions,
): Promise<LeasedEntry[]> => {
  const token = randomUUID();
  const rows = await unscoped(kysely)
    .with(
      (name) => name('due').materialized(),
      (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'pending')
          .where('run_at', '<=', now)
          .where('lease_until', '<=', now)
          .where('kind', 'in', kinds)
          .orderBy('run_at')
          .limit(count)
          .$if(engine === 'postgres', (locking) => locking.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set({ lease_until: now + leaseMs, lease_token: token, attempts: sql<number>`attempts + 1` })
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returning(['id', 'submission_id', 'kind', 'payload', 'attempts', 'sending_at', 'created_at'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    submissionId: row.submission_id,
    kind: row.kind,
    payload: readPayload(row.payload),
    attempts: row.attempts,
    sendingAt: row.sending_at,
    createdAt: row.created_at,
    token,
  }));
};

/**
 * Text that is not JSON becomes undefined, which matches no kind: one such entry must not prevent the others
 * from being claimed.
 */
const readPayload = (stored: unknown): unknown => {
  try {
    return fromJson(stored);
  } catch {
    return undefined;
  }
};

const updateLeased = (db: Db, entry: LeasedEntry) =>
  unscoped(db).updateTable('outbox').where('id', '=', entry.id).where('lease_token', '=', entry.token);

/**
 * The time at which a mail is handed to the mail server, or null after sending has failed. `postpone` does
 * not change it. False means that another worker has taken over.
 */
export const setSendingAt = async (db: Db, entry: LeasedEntry, at: Instant | null): Promise<boolean> =>
  (await updateLeased(db, entry).set({ sending_at: at }).executeTakeFirst()).numUpdatedRows > 0n;

/** Renews the lease while an entry is handled. False means that another worker has taken over. */
export const extendLease = async (db: Db, entry: LeasedEntry, until: Instant): Promise<boolean> =>
  (await updateLeased(db, entry).set({ lease_until: until }).executeTakeFirst()).numUpdatedRows > 0n;

export const complete = async (db: Db, entry: LeasedEntry, now: Instant): Promise<void> => {
  await updateLeased(db, entry)
    .set({ state: 'done', done_at: now, lease_token: null, last_error: null, sending_at: null })
    .execute();
};

const shortened = (error: string) => error.slice(0, 2000);

export const postpone = async (db: Db, entry: LeasedEntry, runAt: Instant, error: string): Promise<void> => {
  await updateLeased(db, entry)
    .set({ run_at: runAt, lease_until: 0, lease_token: null, last_error: shortened(error) })
    .execute();
};

/** Releases the lease without counting the attempt, for example when the process stops. */
export const releaseLease = async (db: Db, entry: LeasedEntry): Promise<void> => {
  await updateLeased(db, entry)
    .set({ lease_until: 0, lease_token: null, attempts: sql<number>`attempts - 1` })
    .execute();
};

/** A parked entry is retried only when somebody has decided so, even if its mail may have been sent. */
export const park = async (db: Db, entry: LeasedEntry, error: string): Promise<void> => {
  await updateLeased(db, entry)
    .set({
      state: 'parked',
      lease_until: 0,
      lease_token: null,
      last_error: shortened(error),
      sending_at: null,
    })
    .execute();
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
