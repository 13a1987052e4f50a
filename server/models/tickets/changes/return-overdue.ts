import type { Instant } from '#domain/dates.ts';
import type { Change } from '#domain/tickets/changes.ts';
import { silentAssigneeMs } from '#domain/tickets/transitions.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { isOverdueAt } from '#server/models/tickets/ticket-state.ts';
import { changeTicketWithTx } from './change-ticket.ts';

const batchSize = 100;

/** Removes the assignee of overdue tickets who did nothing for `silentAssigneeMs`. */
export const returnOverdue = async (database: Database, now: Instant): Promise<void> => {
  const overdue = await unscoped(database.kysely)
    .selectFrom('tickets')
    .select(['id', 'version'])
    .where('box', '=', 'assigned')
    .where(isOverdueAt(now))
    // A follow-up stays with the member who tried.
    .where('tries', '=', 0)
    .where('touched_at', '<', now - silentAssigneeMs)
    .orderBy('rank')
    .limit(batchSize)
    .execute();
  const change: Change = { kind: 'return' };
  for (const { id, version } of overdue)
    await database.transact((tx) =>
      changeTicketWithTx(tx, { member: null, actor: systemActor, id, version, change, now }),
    );
};
