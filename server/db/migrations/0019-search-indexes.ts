import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The newest tickets of a word in all scopes (docs/decisions/082-one-wrong-letter.md); and an index
 * that contains all columns of a figure and its filters, so that the leads of a rare figure are found without
 * their rows (docs/decisions/081-figures.md).
 */
export const searchIndexes: Migration = async (tx) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run('create index ticket_words_newest on ticket_words (word, ticket_id, scope)');
  await run('drop index tickets_days_in_scope');
  await run(`create index tickets_days_in_scope on tickets (scope, box, id, form, source, created_at, first_contact_at,
    first_contact_open_ms, first_contact_tries, trial_at, visited_at, joined_at)`);
};
