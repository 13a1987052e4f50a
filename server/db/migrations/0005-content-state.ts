import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Records which content the tables were last filled from. From this migration on, only the class simulator uses
 * `schedule_state`.
 */
export const contentState: Migration = async (tx) => {
  await sql`create table content_state (id integer primary key, fingerprint text not null)`.execute(tx);
};
