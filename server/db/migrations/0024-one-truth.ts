import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What repeated other tables. A submission without a ticket is what the opener looks for (decision 073);
 * figures are counted from the tickets (decision 081). An erasure is remembered by the ids of what was erased
 * (decision 076); the keyed hashes of before match none.
 */
export const oneTruth: Migration = async (tx) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run("delete from outbox where kind = 'open-ticket'");
  await run('drop table ticket_opener_state');
  await run('drop table ticket_weeks');
  await run('alter table erasures rename column hash to id');
};
