import type { Selectable } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';
import { maxBackoffMs, waitAfterFailure } from '#server/integrations/booking/mariana-tek/api/backoff.ts';
import { providerName } from '#server/integrations/booking/mariana-tek/provider-name.ts';

export type SyncState = Omit<Selectable<Tables['booking_state']>, 'provider' | 'version'>;

const never: SyncState = {
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
export const readSyncState = async (db: Db): Promise<SyncState> => {
  const row = await db
    .selectFrom('booking_state')
    .selectAll()
    .where('provider', '=', providerName)
    .executeTakeFirst();
  return row ?? never;
};

const ofProvider = (db: Db) => db.updateTable('booking_state').where('provider', '=', providerName);

/** Serializes writers. On SQLite, write transactions already exclude each other. */
export const lockSyncState = async (tx: Tx, engine: Database['engine']): Promise<void> => {
  await tx
    .insertInto('booking_state')
    .values({ provider: providerName, ...never, version: 0 })
    .onConflict((conflict) => conflict.column('provider').doNothing())
    .execute();
  if (engine === 'postgres')
    await tx
      .selectFrom('booking_state')
      .select('version')
      .where('provider', '=', providerName)
      .forUpdate()
      .execute();
};

export type Finished = Partial<Pick<SyncState, 'soon_at' | 'later_at' | 'reference_at' | 'last_success_at'>>;

/**
 * Records a successful round in its transaction. Only a round of classes ends an outage, because the age of
 * the schedule is that of its classes. A pause stays, because a request for a room may have been refused
 * while the round ran.
 */
export const recordSuccess = async (tx: Tx, finished: Finished, isPublicChange: boolean): Promise<void> => {
  const isSchedule = finished.last_success_at !== undefined;
  await ofProvider(tx)
    .set({ ...finished, ...(isSchedule && { failures: 0, last_error: null }) })
    .execute();
  // A separate statement, because the trigger of migration 0008 fires for every one that sets the column.
  if (isPublicChange)
    await ofProvider(tx)
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
};

export const recordFailure = async (
  { kysely, engine }: Database,
  error: Error,
  now: Instant,
): Promise<SyncState> =>
  kysely.transaction().execute(async (tx) => {
    await lockSyncState(tx, engine);
    const { failures } = await readSyncState(tx);
    await ofProvider(tx)
      .set({
        failures: failures + 1,
        retry_at: now + waitAfterFailure(failures + 1, error),
        last_failure_at: now,
        last_error: error.message,
      })
      .execute();
    return readSyncState(tx);
  });

/** A pause that ends later than the longest possible one was written before the clock was set back. */
export const isPaused = ({ retry_at }: Pick<SyncState, 'retry_at'>, now: Instant): boolean =>
  now < retry_at && retry_at <= now + maxBackoffMs;

/** No process sends a request before `until`. */
export const pauseRequests = async (db: Db, until: Instant): Promise<void> => {
  await ofProvider(db).set({ retry_at: until }).where('retry_at', '<', until).execute();
};
