import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Filtered lists of open tickets, in their order. The conditions keep the indexes small, and PostgreSQL from
 * reading them whole for a list without the filter. No statement finds a ticket by its reference; a search
 * does it by the words.
 */
export const openTicketFilters: Migration = async (tx) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  // SQLite uses a partial index only if a condition of the query is one of these, letter for letter.
  const isOpen = "(box = 'unassigned' or box = 'assigned' or box = 'in-touch')";
  for (const column of ['campaign', 'form'])
    await run(
      `create index tickets_${column}_open on tickets (${column}, box, rank, id) where ${column} is not null and ${isOpen}`,
    );
  await run('drop index tickets_by_reference');
};
