import type { Instant } from '#server/db/column-types.ts';
import type { Db } from '#server/db/connect.ts';
import type { OutboxState } from '#server/db/lead-tables.ts';

export type OutboxLoad = { kind: string; state: OutboxState; entries: number; oldestAt: Instant };

/** How many deliveries are not done, and since when; for metrics. */
export const readOutboxLoad = async (db: Db): Promise<OutboxLoad[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'kind',
      'state',
      fn.countAll<number>().as('entries'),
      fn.min('created_at').as('oldestAt'),
    ])
    .where('state', 'in', ['pending', 'parked', 'held'])
    .groupBy(['kind', 'state'])
    .execute();
  return rows.map(({ kind, state, entries, oldestAt }) => ({
    kind,
    state,
    entries: Number(entries),
    oldestAt: Number(oldestAt),
  }));
};
