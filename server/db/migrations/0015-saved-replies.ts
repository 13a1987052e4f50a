import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Saved replies of a studio, or of all (studio 0). */
export const savedReplies: Migration = async (tx) => {
  await sql`create table saved_replies (id text primary key, studio integer not null, title text not null,
    text text not null, updated_at bigint not null, updated_by text)`.execute(tx);
};
