import { dismissedStatus } from '#domain/tickets/transitions.ts';
import { isPostgres, type Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { findRecord } from './ticket-writes.ts';

/**
 * Whether a request can continue in another ticket: not in one that is itself dismissed or held, so that two
 * tickets never close each other. Both rows are locked, because on PostgreSQL two members could otherwise
 * link them in both directions at the same time.
 */
export const canBeLinkedTo = async (tx: Tx, { id }: TicketRecord, otherId: string): Promise<boolean> => {
  if (isPostgres(tx))
    await unscoped(tx)
      .selectFrom('tickets')
      .select('id')
      .where('id', 'in', [id, otherId])
      .orderBy('id')
      .forUpdate()
      .execute();
  const other = await findRecord(tx, otherId);
  return other !== undefined && otherId !== id && other.held === null && other.status !== dismissedStatus;
};
