import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import { type Database, type Db, isPostgres } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { unscoped } from '#server/db/unscoped.ts';

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
  { kysely }: Database,
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
          .$if(isPostgres(kysely), (locking) => locking.forUpdate().skipLocked()),
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
    payload: fromJsonOrUndefined(row.payload),
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
const fromJsonOrUndefined = (stored: unknown): unknown => {
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
