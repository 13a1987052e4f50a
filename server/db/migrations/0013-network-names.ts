import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The columns `address` contain a network and its hash; the word is for postal addresses (docs/style.md). */
export const networkNames: Migration = async (tx) => {
  await sql`alter table staff_sessions rename column address to network`.execute(tx);
  await sql`alter table staff_log rename column address to network_hash`.execute(tx);
};
