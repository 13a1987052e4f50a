import type { Instant } from '#domain/dates.ts';
import { type Principal, workableScopes } from '#domain/staff/permissions.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { openBoxes } from '#server/models/tickets/ticket-state.ts';
import { changeTicketsIn } from './change-ticket.ts';

const batchSize = 25;

/** Removes assignees, a few in each transaction, until `find` finds none. */
const handBack = async (
  { transact }: Database,
  actor: Actor,
  now: Instant,
  find: () => Promise<{ id: string }[]>,
): Promise<void> => {
  for (;;) {
    const tickets = (await find()).map(({ id }) => ({ id, version: null }));
    const results = await transact((tx) =>
      changeTicketsIn(tx, { member: null, actor, tickets, change: { kind: 'hand-back' }, now }),
    );
    if (!results.some(({ result }) => result.ok)) return;
  }
};

const assignedTickets = (db: Db) =>
  unscoped(db)
    .selectFrom('staff')
    .innerJoin('tickets', 'tickets.assignee_id', 'staff.id')
    .select('tickets.id')
    .where('tickets.box', 'in', [...openBoxes])
    .limit(batchSize);

/**
 * Hands back the open tickets of disabled accounts. Runs when an account is disabled and again every
 * minute, so that an interrupted run leaves no ticket behind.
 */
export const handBackTicketsOfDisabled = (database: Database, actor: Actor, now: Instant): Promise<void> =>
  handBack(database, actor, now, () =>
    assignedTickets(database.kysely).where('staff.active', '=', 0).execute(),
  );

/** Hands back open tickets of a member who may no longer work on them, after a change of role or studios. */
export const handBackTicketsOutOfScope = (
  database: Database,
  actor: Actor,
  member: Principal,
  now: Instant,
): Promise<void> => {
  const scopes = workableScopes(member);
  return handBack(database, actor, now, () => {
    const assigned = assignedTickets(database.kysely).where('staff.id', '=', member.id);
    return (scopes.length > 0 ? assigned.where('tickets.scope', 'not in', scopes) : assigned).execute();
  });
};
