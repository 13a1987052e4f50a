import { createHash } from 'node:crypto';
import { addDays, type CalendarDay } from '#domain/dates.ts';
import { batchesOf } from '#server/db/batches.ts';
import { type Database, isPostgres, type Tx } from '#server/db/connect.ts';
import { contentFingerprint, removeStaleRows } from '#server/db/content-sync/sync.ts';
import { pastDays, type SimulatedClass, simulatedClasses } from './classes.ts';
import { workshopRows } from './workshops.ts';

/** Increment this when the rules of the timetable change, so that classes are written again. */
const timetableEdition = 1;
/** Past classes stay for some time, so that a shared link still shows them. */
const retainedDays = 90;
const rowsPerInsert = 250;

const fingerprintNow = (): string =>
  createHash('sha256')
    .update(JSON.stringify([timetableEdition, contentFingerprint()]))
    .digest('hex');

/** Serializes processes that refresh together. On SQLite, write transactions already exclude each other. */
const lockState = async (tx: Tx) => {
  await tx
    .insertInto('schedule_state')
    .values({ id: 1, rolled_to: '', fingerprint: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return tx
    .selectFrom('schedule_state')
    .select(['rolled_to', 'fingerprint'])
    .where('id', '=', 1)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
};

const writeClasses = async (tx: Tx, rows: readonly SimulatedClass[]): Promise<void> => {
  for (const batch of batchesOf(rows, rowsPerInsert)) await tx.insertInto('classes').values(batch).execute();
};

/**
 * Simulates the classes around `today`: the past week and the next ten weeks, with the bookings of that day.
 * One transaction replaces the whole range, so that readers see either the old classes or the new ones. Needs
 * synced content, because classes refer to locations and class types. Returns whether anything was written:
 * the same day and content are not written again.
 */
export const refreshClasses = ({ kysely }: Database, today: CalendarDay): Promise<boolean> =>
  kysely.transaction().execute(async (tx) => {
    const fingerprint = fingerprintNow();
    const state = await lockState(tx);
    if (state.fingerprint === fingerprint && state.rolled_to === today) return false;

    if (state.fingerprint === fingerprint) {
      await tx.deleteFrom('classes').where('local_date', '>=', addDays(today, -pastDays)).execute();
      await tx.deleteFrom('classes').where('local_date', '<', addDays(today, -retainedDays)).execute();
    } else {
      await tx.deleteFrom('classes').execute();
      // A studio that was removed from content can be deleted only now, after the classes that referred to
      // it.
      await removeStaleRows(tx);
    }
    await writeClasses(tx, [...simulatedClasses(today), ...workshopRows(today)]);
    await tx
      .updateTable('schedule_state')
      .set({ rolled_to: today, fingerprint })
      .where('id', '=', 1)
      .execute();
    return true;
  });
