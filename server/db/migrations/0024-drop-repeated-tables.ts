import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What repeated other tables. The opener finds submissions without a ticket (decision 073); figures
 * are counted from the tickets (decision 081). An erasure is remembered by the ids of what was erased
 * (decision 076); the keyed hashes of before match none.
 */
export const dropRepeatedTables: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run("delete from outbox where kind = 'open-ticket'");
  await run('drop table ticket_opener_state');
  await run('drop table ticket_weeks');
  await run('alter table erasures rename column hash to id');
  // A request that was sent twice is dismissed as one; the ticket in which it continues is not stored.
  const dismissal = `'{"kind":"dismiss","reason":"duplicate"}'`;
  const payload =
    engine === 'postgres'
      ? `jsonb_set(payload, '{change}', ${dismissal}::jsonb)`
      : `json_set(payload, '$.change', json(${dismissal}))`;
  await run(`update ticket_events set kind = 'dismiss', payload = ${payload} where kind = 'link'`);
  await run('alter table tickets drop column linked_to');
};
