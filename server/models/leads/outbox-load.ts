import type { Instant } from '#domain/dates.ts';
import { allLeads } from '#server/db/all-leads.ts';
import type { Db } from '#server/db/connect.ts';
import type { OutboxState } from '#server/db/lead-tables.ts';
import { entryKinds } from '#server/outbox/entry-kinds.ts';

type OutboxLoad = { kind: string; state: OutboxState; entries: number; oldestAt: Instant };

/** Number and age of the deliveries that are not done, of the kinds that this version has. */
export const readOutboxLoad = async (db: Db): Promise<OutboxLoad[]> => {
  const rows = await allLeads(db)
    .selectFrom('outbox')
    .select(({ fn }) => [
      'kind',
      'state',
      fn.countAll<number>().as('entries'),
      fn.min('created_at').as('oldestAt'),
    ])
    .where('state', 'in', ['pending', 'parked', 'held'])
    .where('kind', 'in', entryKinds)
    .groupBy(['kind', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, entries: Number(row.entries), oldestAt: Number(row.oldestAt) }));
};
