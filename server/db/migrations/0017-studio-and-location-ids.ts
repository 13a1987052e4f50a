import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A column with the booking provider's id is `location_id`, one with our own id of a studio `studio_id`. */
export const studioAndLocationIds: Migration = async (tx) => {
  const rename = (table: string, from: string, to: string) =>
    sql`alter table ${sql.table(table)} rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(tx);
  for (const table of ['submissions', 'accounts']) await rename(table, 'studio_id', 'location_id');
  for (const table of [
    ...['tickets', 'ticket_days', 'studio_versions', 'saved_replies'],
    ...['staff_studios', 'staff_log'],
  ])
    await rename(table, 'studio', 'studio_id');
};
