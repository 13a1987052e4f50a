import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** An address is a postal one (docs/style.md): these columns contain a network and the hash of one. */
export const networkNames: Migration = async (tx) => {
  await sql`alter table staff_sessions rename column address to network`.execute(tx);
  await sql`alter table staff_log rename column address to network_hash`.execute(tx);
};
