import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const sharedTables = ['layouts', 'locations', 'class_types', 'instructors'];

/** The tables that content and a booking provider both write record whose each row is. All rows so far are content's. */
export const rowOwners: Migration = async (tx) => {
  for (const table of sharedTables) {
    await sql`alter table ${sql.table(table)} add column owner text not null default 'content'`.execute(tx);
  }
};
