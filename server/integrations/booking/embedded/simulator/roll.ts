import { createHash } from 'node:crypto';
import { addDays, type CalendarDay } from '#domain/dates.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { referenceRows, writeReference } from '#server/db/content-sync/reference.ts';
import { type ClassRow, classRows, pastDays } from './classes.ts';
import { workshopRows } from './workshops.ts';

/** Change it when the rules of the timetable change, so that running systems write theirs anew. */
const timetableEdition = 1;
/** Classes that were stay for a while, so that a shared link still shows them. */
const keptDays = 90;
const rowsPerInsert = 250;

const fingerprint = (): string =>
  createHash('sha256')
    .update(JSON.stringify([timetableEdition, referenceRows()]))
    .digest('hex');

/** Waits for whoever is rolling. SQLite's transactions exclude each other by themselves. */
const lockState = async (tx: Tx, engine: Database['engine']) => {
  await tx
    .insertInto('schedule_state')
    .values({ id: 1, rolled_to: '', fingerprint: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return tx
    .selectFrom('schedule_state')
    .select(['rolled_to', 'fingerprint'])
    .where('id', '=', 1)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
};

const writeClasses = async (tx: Tx, rows: readonly ClassRow[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    await tx
      .insertInto('classes')
      .values(rows.slice(from, from + rowsPerInsert))
      .execute();
  }
};

/**
 * Brings the schedule to `today`: the past week and the next ten, with bookings as they stand on that day. The
 * window is written anew in one transaction, so readers see the old or the new one. Running it again changes
 * nothing, and of several processes one does the work while the others wait and find it done.
 */
export const roll = async ({ kysely, engine }: Database, today: CalendarDay): Promise<boolean> =>
  kysely.transaction().execute(async (tx) => {
    const edition = fingerprint();
    const state = await lockState(tx, engine);
    if (state.fingerprint === edition && state.rolled_to === today) return false;

    if (state.fingerprint === edition) {
      await tx.deleteFrom('classes').where('local_date', '>=', addDays(today, -pastDays)).execute();
      await tx.deleteFrom('classes').where('local_date', '<', addDays(today, -keptDays)).execute();
    } else {
      await tx.deleteFrom('classes').execute();
      await writeReference(tx);
    }
    await writeClasses(tx, [...classRows(today), ...workshopRows(today)]);
    await tx
      .updateTable('schedule_state')
      .set({ rolled_to: today, fingerprint: edition })
      .where('id', '=', 1)
      .execute();
    return true;
  });
