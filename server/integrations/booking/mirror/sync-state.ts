import type { Selectable } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import { type Database, type Db, isPostgres, type Tx } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';
import { TryLater } from '#server/errors/delivery-errors.ts';

export type SyncState = Omit<Selectable<Tables['booking_state']>, 'provider' | 'version'>;

const initialState: SyncState = {
  last_success_at: null,
  last_failure_at: null,
  last_error: null,
  failures: 0,
  retry_at: 0,
  soon_at: 0,
  later_at: 0,
  reference_at: 0,
};

/** State of the rounds, shared by all processes: their last results, and the pause of requests. */
export const readSyncState = async (db: Db, provider: string): Promise<SyncState> => {
  const row = await db
    .selectFrom('booking_state')
    .selectAll()
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row ?? initialState;
};

const updateState = (db: Db, provider: string) =>
  db.updateTable('booking_state').where('provider', '=', provider);

/** Serializes writers. On SQLite, write transactions already exclude each other. */
export const lockSyncState = async (tx: Tx, provider: string): Promise<void> => {
  await tx
    .insertInto('booking_state')
    .values({ provider, ...initialState, version: 0 })
    .onConflict((conflict) => conflict.column('provider').doNothing())
    .execute();
  if (isPostgres(tx))
    await tx
      .selectFrom('booking_state')
      .select('version')
      .where('provider', '=', provider)
      .forUpdate()
      .execute();
};

export type Finished = Partial<Pick<SyncState, 'soon_at' | 'later_at' | 'reference_at' | 'last_success_at'>>;

/**
 * Records a successful round in its transaction. Only a round of classes ends an outage, because the age of
 * the schedule is that of its classes. A pause stays, because a request for a room may have been refused
 * while the round ran.
 */
export const recordSuccess = async (
  tx: Tx,
  provider: string,
  finished: Finished,
  isPublicChange: boolean,
): Promise<void> => {
  const isSchedule = finished.last_success_at !== undefined;
  await updateState(tx, provider)
    .set({ ...finished, ...(isSchedule && { failures: 0, last_error: null }) })
    .execute();
  // A separate statement: whatever sets `version` fires the trigger of the public version.
  if (isPublicChange)
    await updateState(tx, provider)
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
};

const retryDelaysMs = [1, 2, 4, 8, 15].map((minutes) => minutes * minuteMs);
/** Jitter only prolongs a wait, so that one that the provider requires is never shortened. */
const maxJitter = 0.2;
/** The client limits `Retry-After` to a quarter of an hour. */
const maxWaitMs = 15 * minuteMs * (1 + maxJitter);

/** How long no request is sent after several failures in a row. */
const waitMsAfter = (failures: number, error: unknown): number => {
  const scheduledMs = retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1] ?? minuteMs;
  const requestedMs = error instanceof TryLater ? error.afterMs : 0;
  return Math.round(Math.max(scheduledMs, requestedMs) * (1 + Math.random() * maxJitter));
};

export const recordFailure = async (
  { transact }: Database,
  provider: string,
  error: Error,
  now: Instant,
): Promise<SyncState> =>
  transact(async (tx) => {
    await lockSyncState(tx, provider);
    const { failures } = await readSyncState(tx, provider);
    await updateState(tx, provider)
      .set({
        failures: failures + 1,
        retry_at: now + waitMsAfter(failures + 1, error),
        last_failure_at: now,
        last_error: error.message,
      })
      .execute();
    return readSyncState(tx, provider);
  });

/** A pause that ends later than the longest possible one was written before the clock was set back. */
export const isPaused = ({ retry_at }: Pick<SyncState, 'retry_at'>, now: Instant): boolean =>
  now < retry_at && retry_at <= now + maxWaitMs;

/** No process sends a request before `until`. */
export const pauseRequests = async (db: Db, provider: string, until: Instant): Promise<void> => {
  await updateState(db, provider).set({ retry_at: until }).where('retry_at', '<', until).execute();
};
