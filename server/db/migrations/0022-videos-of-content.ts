import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The on-demand library is read from content (docs/decisions/024-content-owned-tables.md). */
export const videosOfContent: Migration = async (tx) => {
  await sql`drop table videos`.execute(tx);
};
