import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * The content from which the tables were last filled. From now on only the class simulator uses
 * `schedule_state`.
 */
export const contentState: Migration = async (tx) => {
  await sql`create table content_state (id integer primary key, fingerprint text not null)`.execute(tx);
};
