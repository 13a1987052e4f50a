import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Indexes for filtered lists of open tickets, in the order of the lists. Their conditions keep the indexes
 * small, and prevent PostgreSQL from reading a whole index for a list without the filter.
 * `tickets_by_reference` is dropped, because no statement finds a ticket by its reference: a search uses the
 * words.
 */
export const openTicketFilters: Migration = async (tx) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  // SQLite uses a partial index only if the query contains one of these three conditions, letter for letter.
  const isOpen = "(box = 'unassigned' or box = 'assigned' or box = 'in-touch')";
  for (const column of ['campaign', 'form'])
    await run(
      `create index tickets_${column}_open on tickets (${column}, box, rank, id) where ${column} is not null and ${isOpen}`,
    );
  await run('drop index tickets_by_reference');
};
