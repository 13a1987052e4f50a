import { type Principal, workedScopes } from '#domain/staff/permissions.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Db } from '#server/db/connect.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { openBoxes } from '#server/models/tickets/ticket-state.ts';
import { changeSeveral } from './change-ticket.ts';

const batchSize = 25;
type Owned = { id: string; studio: number };

/** Removes the owner of tickets, a few in each transaction, until `find` finds no more. Returns the studios. */
const handBack = async (
  db: Db,
  actor: Actor,
  now: Instant,
  find: () => Promise<Owned[]>,
): Promise<number[]> => {
  const studios = new Set<number>();
  for (;;) {
    const owned = await find();
    const tickets = owned.map(({ id }) => ({ id, version: null }));
    const results = await db
      .transaction()
      .execute((tx) => changeSeveral(tx, null, actor, tickets, { kind: 'hand-back' }, now));
    const done = new Set(results.flatMap(({ id, result }) => (result.ok ? [id] : [])));
    if (done.size === 0) return [...studios];
    for (const { id, studio } of owned) if (done.has(id)) studios.add(studio);
  }
};

const ownedTickets = (db: Db) =>
  db
    .selectFrom('staff')
    .innerJoin('tickets', 'tickets.assignee_id', 'staff.id')
    .select(['tickets.id', 'tickets.studio'])
    .where('tickets.box', 'in', [...openBoxes])
    .limit(batchSize);

/**
 * Hands back the open tickets of disabled accounts. Runs when an account is disabled and again every ten minutes, so that an interrupted
 * run leaves no ticket behind.
 */
export const handBackOfDisabled = (db: Db, actor: Actor, now: Instant): Promise<number[]> =>
  handBack(db, actor, now, () => ownedTickets(db).where('staff.active', '=', 0).execute());

/** Hands back the open tickets that a person owns but may no longer work on, after a change of role or studios. */
export const handBackOutOfReach = (
  db: Db,
  actor: Actor,
  person: Principal,
  now: Instant,
): Promise<number[]> => {
  const scopes = workedScopes(person);
  return handBack(db, actor, now, () => {
    const owned = ownedTickets(db).where('staff.id', '=', person.id);
    return (scopes.length > 0 ? owned.where('tickets.scope', 'not in', scopes) : owned).execute();
  });
};
