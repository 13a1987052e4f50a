import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Records from which content the tables were last filled. After this migration only the class simulator uses `schedule_state`. */
export const contentState: Migration = async (tx) => {
  await sql`create table content_state (id integer primary key, fingerprint text not null)`.execute(tx);
};
