import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A submission without a ticket is what the opener looks for: no entries, no position (decision 073). */
export const oneTruth: Migration = async (tx) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run("delete from outbox where kind = 'open-ticket'");
  await run('drop table ticket_opener_state');
};
