import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The words of tickets without the scope first, for members who see many scopes (docs/decisions/075-words-index.md). */
export const newestWords: Migration = async (tx) => {
  await sql`create index ticket_words_newest on ticket_words (word, ticket_id, scope)`.execute(tx);
};
