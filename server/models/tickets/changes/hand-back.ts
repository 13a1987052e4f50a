import type { Instant } from '#domain/dates.ts';
import type { Scope } from '#domain/staff/scopes.ts';
import { isPostgres, type Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { openBoxes } from '#server/models/tickets/ticket-state.ts';
import { changeTicketsWithTx } from './change-ticket.ts';

/**
 * Removes a member as the assignee of open tickets outside the scopes in which the member may work. The
 * tickets are locked, so that none of them has another assignee meanwhile.
 */
export const handBackTickets = async (
  tx: Tx,
  actor: Actor,
  { id, workable }: { id: string; workable: readonly Scope[] },
  now: Instant,
): Promise<void> => {
  const assigned = await unscoped(tx)
    .selectFrom('tickets')
    .select(['id', 'scope'])
    .where('assignee_id', '=', id)
    .where('box', 'in', openBoxes)
    .orderBy('id')
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .execute();
  const tickets = assigned.filter(({ scope }) => !workable.includes(scope));
  await changeTicketsWithTx(tx, { member: null, actor, tickets, change: { kind: 'hand-back' }, now });
};
