import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What repeated other tables. A submission without a ticket is what the opener looks for (decision 073);
 * figures are counted from the tickets (decision 081).
 */
export const oneTruth: Migration = async (tx) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run("delete from outbox where kind = 'open-ticket'");
  await run('drop table ticket_opener_state');
  await run('drop table ticket_weeks');
};
