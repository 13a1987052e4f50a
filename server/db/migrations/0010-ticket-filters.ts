import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Indexes for filtered lists of tickets, newest first, which until now read the words index
 * (docs/decisions/075-words-index.md). Each filter has one index for people who see some scopes, and one for
 * people who see all.
 */
export const ticketFilters: Migration = async (tx) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run('create index tickets_days_in_scope on tickets (scope, box, id)');
  await run('create index tickets_days_in_box on tickets (box, id)');
  await run('create index tickets_form_in_scope on tickets (scope, form, box, id)');
  await run('create index tickets_form_in_box on tickets (form, box, id)');
  for (const [name, column] of [
    ['campaign', 'campaign'],
    ['owner', 'assignee_id'],
  ]) {
    await run(`create index tickets_${name}_in_scope on tickets (scope, ${column}, box, id)
      where ${column} is not null`);
    await run(
      `create index tickets_${name}_in_box on tickets (${column}, box, id) where ${column} is not null`,
    );
  }
  for (const filter of ['form', 'campaign', 'box', 'owner'])
    await run(`delete from ticket_words where word >= '${filter}:' and word < '${filter};'`);
};
