import type { Instant } from '#domain/dates.ts';
import { type Principal, workableScopes } from '#domain/staff/permissions.ts';
import type { Scope } from '#domain/staff/scopes.ts';
import type { StudioId } from '#domain/studios.ts';
import type { TicketState } from '#domain/tickets/transitions.ts';
import { isPostgres, type Tx } from '#server/db/connect.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { findStaffMember } from '#server/models/staff/members.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { moveWords } from '#server/models/tickets/search/search-index.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import {
  boxOf,
  columnsAfter,
  isOpenBox,
  marksOf,
  stateOf,
  type TicketMarks,
  type TicketRecord,
} from '#server/models/tickets/ticket-state.ts';
import type { ChangeResult } from './change-result.ts';
import type { EventPayload } from './ticket-events.ts';

/**
 * A ticket, locked until the transaction ends, so that nothing else changes it between the checks and the
 * writes. On SQLite transactions never overlap.
 */
export const lockRecord = (tx: Tx, id: string): Promise<TicketRecord | undefined> =>
  unscoped(tx)
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();

export const canWork = (member: Principal, scope: Scope) => workableScopes(member).includes(scope);

/**
 * Locks the account until the transaction ends: a change of the member that begins meanwhile waits, and then
 * finds the ticket among those that it hands back.
 */
export const canBeAssigned = async (tx: Tx, memberId: string, scope: Scope): Promise<boolean> => {
  if (isPostgres(tx))
    await tx.selectFrom('staff').select('id').where('id', '=', memberId).forShare().execute();
  const member = await findStaffMember(tx, memberId);
  return member?.isActive === true && canWork(member, scope);
};

/** The state, without an assignee who left, or changed studios or role, while the ticket was closed. */
export const withAssigneeOfNow = async (tx: Tx, state: TicketState, scope: Scope): Promise<TicketState> => {
  const assignee = isOpenBox(boxOf(state)) ? state.assignee : null;
  return assignee === null || (await canBeAssigned(tx, assignee, scope))
    ? state
    : { ...state, assignee: null, status: 'OPEN' };
};

/** One transaction of one member; the studio versions of its changes are written at its end. */
export type TicketWrites = {
  tx: Tx;
  actor: Actor;
  now: Instant;
  changedStudios: Set<StudioId>;
};

/**
 * Runs changes in a transaction. Every transaction locks tickets first, then studio versions, each in a fixed
 * order, so that two of them cannot deadlock.
 */
export const withTicketWrites = async <Result>(
  tx: Tx,
  actor: Actor,
  now: Instant,
  work: (writes: TicketWrites) => Promise<Result>,
): Promise<Result> => {
  const writes: TicketWrites = { tx, actor, now, changedStudios: new Set() };
  const result = await work(writes);
  await raiseStudioVersions(tx, writes.changedStudios);
  return result;
};

/** Writes a locked ticket. */
export const writeTicket = async (
  { tx, actor, now, changedStudios }: TicketWrites,
  row: TicketRecord,
  { state, marks, change }: { state: TicketState; marks: TicketMarks; change: EventPayload['change'] },
): Promise<Extract<ChangeResult, { ok: true }>> => {
  const columns = columnsAfter(row, state, marks, actor.memberId, now);
  await unscoped(tx).updateTable('tickets').set(columns).where('id', '=', row.id).execute();
  const next: TicketRecord = { ...row, ...columns };
  const eventId = timeOrderedId(now);
  const payload: EventPayload = {
    change,
    before: { ...stateOf(row), times: marksOf(row) },
    after: state,
    version: next.version,
  };
  await unscoped(tx)
    .insertInto('ticket_events')
    .values({
      id: eventId,
      ticket_id: row.id,
      kind: change.kind,
      staff_id: actor.memberId,
      payload: JSON.stringify(payload),
      at: now,
    })
    .execute();
  if (row.scope !== next.scope) await moveWords(tx, row.id, next.scope);
  changedStudios.add(row.studio_id).add(next.studio_id);
  await writeAuditLog(
    tx,
    actor,
    { action: `ticket.${change.kind}`, subject: row.id, studio: row.studio_id, detail: { event: eventId } },
    now,
  );
  return { ok: true, version: next.version, eventId };
};

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Writes several tickets, locked in the order of their ids; a refused one does not stop the others. */
export const writeEach = async <Item extends { id: string }>(
  items: readonly Item[],
  write: (item: Item) => Promise<ChangeResult>,
): Promise<{ id: string; result: ChangeResult }[]> => {
  const results: { id: string; result: ChangeResult }[] = [];
  for (const item of items.toSorted(byId)) results.push({ id: item.id, result: await write(item) });
  return results;
};
