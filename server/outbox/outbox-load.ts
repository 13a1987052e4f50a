import type { Instant } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import type { OutboxState } from '#server/db/lead-tables.ts';
import { unscoped } from '#server/db/unscoped.ts';

type OutboxLoad = { state: OutboxState; entries: number; oldestAt: Instant };

/** Number and age of deliveries that are not done, of any kind: a newer version may have written others. */
export const readOutboxLoad = async (db: Db): Promise<OutboxLoad[]> => {
  const rows = await unscoped(db)
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('entries'), fn.min('created_at').as('oldestAt')])
    .where('state', 'in', ['pending', 'parked', 'held'])
    .groupBy('state')
    .execute();
  return rows.map((row) => ({ ...row, entries: Number(row.entries), oldestAt: Number(row.oldestAt) }));
};
