import type { Instant } from '#domain/dates.ts';
import { allLeads } from '#server/db/all-leads.ts';
import type { Db } from '#server/db/connect.ts';
import type { OutboxState } from '#server/db/lead-tables.ts';
import { entryKinds } from '#server/outbox/entry-kinds.ts';

export type OutboxLoad = { kind: string; state: OutboxState; entries: number; oldestAt: Instant };

/** The kind of a delivery as a metrics label. Kinds of another version of the program share one label. */
export const knownEntryKind = (kind: unknown): string =>
  entryKinds.find((known) => known === kind) ?? 'other';

/** Number and age of the deliveries that are not done, for metrics. */
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
    .groupBy(['kind', 'state'])
    .execute();
  return rows.map(({ kind, state, entries, oldestAt }) => ({
    kind,
    state,
    entries: Number(entries),
    oldestAt: Number(oldestAt),
  }));
};
