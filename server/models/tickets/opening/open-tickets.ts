import type { Instant } from '#domain/dates.ts';
import { type Database, type Db, isPostgres, type Tx } from '#server/db/connect.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { insertConsents } from '#server/models/leads/consents.ts';
import { findSubmissions } from '#server/models/leads/submissions.ts';
import { insertWords } from '#server/models/tickets/search/search-index.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import { newTicket } from './new-ticket.ts';

/** Opens the tickets of these submissions in the caller's transaction. Returns the number of new ones. */
export const openTicketsWithTx = async (tx: Tx, ids: readonly string[], now: Instant): Promise<number> => {
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
  await raiseStudioVersions(
    tx,
    opened.map(({ row }) => row.studio_id),
  );
  return opened.length;
};

/**
 * Opens the tickets of up to `most` submissions that arrived since then and have none. A submission without a
 * ticket is itself what remains to be done, so a killed process leaves nothing half done. Returns the number
 * of new tickets, and whether there may be more.
 */
export const openBatch = async (
  { kysely, transact }: Database,
  most: number,
  now: Instant,
  since: Instant = 0,
): Promise<{ opened: number; isFull: boolean }> => {
  const withoutTicket = (db: Db) =>
    unscoped(db)
      .selectFrom('submissions')
      .select('submissions.id')
      .where('submissions.id', '>=', firstId(since))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tickets').select('tickets.id').whereRef('tickets.id', '=', 'submissions.id'))),
      )
      .orderBy('submissions.id', 'desc')
      .limit(most);
  // Outside a transaction, so that a search that finds nothing takes no lock.
  if ((await withoutTicket(kysely).limit(1).execute()).length === 0) return { opened: 0, isFull: false };
  return transact(async (tx) => {
    // Locked, so that an erasure waits for the ticket and blanks it too. None is skipped, because an erasure
    // opens what it will blank; a ticket that another process opens meanwhile is not opened twice.
    const rows = await withoutTicket(tx)
      .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
      .execute();
    const ids = rows.map(({ id }) => id);
    return { opened: await openTicketsWithTx(tx, ids, now), isFull: ids.length === most };
  });
};
