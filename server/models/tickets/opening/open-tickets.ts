import { sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { insertConsents } from '#server/models/leads/consents.ts';
import { findSubmissions } from '#server/models/leads/submissions.ts';
import { addToFigures } from '#server/models/tickets/figures/week-figures.ts';
import { insertWords } from '#server/models/tickets/search-index.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import { transactionalKinds } from '#server/outbox/entry-kinds.ts';
import { isWrittenWith } from '#server/outbox/outbox.ts';
import { newTicket } from './new-ticket.ts';

const [openTicket] = transactionalKinds;
/** Clocks of machines differ. `openByComparison` finds the entries that a larger jump of a clock hides. */
const clockToleranceMs = 60_000;

/**
 * Opens the tickets of these submissions in the caller's transaction. Returns the number of new ones. Its
 * callers find the submissions: `openBatch` by the entries of intake, `openByComparison` also those without
 * an entry. Neither can replace the other: docs/decisions/073-a-ticket-beside-a-submission.md
 */
export const openIn = async (tx: Tx, ids: readonly string[], now: Instant): Promise<number> => {
  if (ids.length === 0) return 0;
  const submissions = await findSubmissions(tx, ids);
  const tickets = submissions.map((submission) => newTicket(submission, now));
  if (tickets.length === 0) return 0;
  const inserted = await unscoped(tx)
    .insertInto('tickets')
    .values(tickets.map(({ row }) => row))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const isNew = new Set(inserted.map(({ id }) => id));
  const opened = tickets.filter(({ row }) => isNew.has(row.id));
  await insertWords(
    tx,
    opened.flatMap(({ row, words }) => words.map((word) => ({ word, scope: row.scope, ticket_id: row.id }))),
  );
  await insertConsents(
    tx,
    submissions.filter(({ id }) => isNew.has(id)),
  );
  await addToFigures(
    tx,
    opened.map(({ row }) => ({ ticket: row, sign: 1 })),
  );
  await raiseStudioVersions(
    tx,
    opened.map(({ row }) => row.studio_id),
  );
  return opened.length;
};

/**
 * Opens the tickets of up to `most` entries. One transaction deletes the entries and inserts the tickets, so
 * that after a kill either the entry or the ticket exists, never both or none. Returns the number of new
 * tickets, and whether there may be more entries.
 */
export const openBatch = async (
  { kysely, transact, engine }: Database,
  most: number,
  now: Instant,
): Promise<{ opened: number; isFull: boolean }> => {
  // The index of pending entries has no kind, so the search reads mails too. It begins with the newest entry,
  // because mails that were not tried yet wait longer; and not in the future, where mails wait for a retry.
  const isWaiting = sql`state = 'pending' and kind = ${openTicket} and run_at <= ${now + clockToleranceMs}`;
  // Outside a transaction, so that a query that finds nothing takes no lock.
  const found = await sql`select 1 from outbox where ${isWaiting} order by run_at desc limit 1`.execute(
    kysely,
  );
  if (found.rows.length === 0) return { opened: 0, isFull: false };
  return transact(async (tx) => {
    const locking = engine === 'postgres' ? sql`for update skip locked` : sql``;
    const { rows } = await sql<{ submission_id: string }>`
      with waiting as materialized (select id from outbox where ${isWaiting} order by run_at desc limit ${most} ${locking})
      delete from outbox where id in (select id from waiting) returning submission_id`.execute(tx);
    const ids = rows.map((row) => row.submission_id);
    return { opened: await openIn(tx, ids, now), isFull: rows.length === most };
  });
};

const comparedAtOnce = 500;
const openedAtOnce = 25;

/** A day before the last compared id, because clocks of machines differ and transactions may end late. */
const aDayBefore = (id: string): string => {
  const time = Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
  return Number.isNaN(time) ? '' : timeOrderedId(Math.max(0, time - dayMs));
};

const deleteEntriesAndOpen = ({ transact }: Database, ids: readonly string[], now: Instant) =>
  transact(async (tx) => {
    // The entry first, as in openBatch, so that two transactions cannot deadlock.
    for (const id of ids)
      await unscoped(tx)
        .deleteFrom('outbox')
        .where(isWrittenWith(id))
        .where('kind', '=', openTicket)
        .execute();
    return openIn(tx, ids, now);
  });

/**
 * Opens tickets of submissions that have none: those from before tickets existed, and those that an older
 * version of this program stored during a deployment. Works in small batches, starting a day before the last
 * compared submission.
 */
export async function* openByComparison(database: Database, now: Instant): AsyncGenerator<number> {
  const { kysely } = database;
  const state = await kysely
    .selectFrom('ticket_opener_state')
    .select('reconciled_to')
    .executeTakeFirstOrThrow();
  let after = state.reconciled_to && aDayBefore(state.reconciled_to);
  for (;;) {
    const rows = await unscoped(kysely)
      .selectFrom('submissions')
      .leftJoin('tickets', 'tickets.id', 'submissions.id')
      .select(['submissions.id', 'tickets.id as ticket'])
      .where('submissions.id', '>', after)
      .orderBy('submissions.id')
      .limit(comparedAtOnce)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const missing = rows.filter(({ ticket }) => ticket === null).map(({ id }) => id);
    for (const batch of batchesOf(missing, openedAtOnce))
      yield await deleteEntriesAndOpen(database, batch, now);
    await kysely.updateTable('ticket_opener_state').set({ reconciled_to: after }).execute();
    yield 0;
  }
}
