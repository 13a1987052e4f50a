import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const sharedTables = ['layouts', 'locations', 'class_types', 'instructors'];

/**
 * The column `owner` says who writes a row of tables that content and a booking provider write. Existing rows
 * belong to content.
 */
export const rowOwners: Migration = async (tx) => {
  for (const table of sharedTables) {
    await sql`alter table ${sql.table(table)} add column owner text not null default 'content'`.execute(tx);
  }
};
