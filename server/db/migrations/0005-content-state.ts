import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which content the tables were last filled from. `schedule_state` is the class simulator's alone from now on. */
export const contentState: Migration = async (tx) => {
  await sql`create table content_state (id integer primary key, fingerprint text not null)`.execute(tx);
};
