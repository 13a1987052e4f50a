import type { Instant } from '#domain/dates.ts';
import { may, type Principal } from '#domain/staff/permissions.ts';
import { scopeStudioIds } from '#domain/staff/scopes.ts';
import { permissionOf } from '#domain/tickets/change-permissions.ts';
import { type Change, undoSendMs } from '#domain/tickets/changes.ts';
import { stagesOf } from '#domain/tickets/stages.ts';
import { type Refusal, transition } from '#domain/tickets/transitions.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { markGenuine } from '#server/models/leads/submissions.ts';
import { type Actor, type MemberActor, systemActor } from '#server/models/staff/staff-types.ts';
import { isBlanked } from '#server/models/tickets/ticket-rows.ts';
import { isOpenBox, marksAfter, stateOf, type TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { addToOutbox } from '#server/outbox/outbox.ts';
import { type ChangeResult, refused } from './change-result.ts';
import { withOldValues, writeContactData } from './contact-data.ts';
import { conflictOn, findRepeated, takenConflictOn } from './ticket-events.ts';
import {
  canBeAssigned,
  canWork,
  lockRecord,
  type TicketWrites,
  withAssigneeOfNow,
  withTicketWrites,
  writeEach,
  writeTicket,
} from './ticket-writes.ts';

/** Whether the member may make this change; the caller has checked the scope of the ticket. */
const isAllowed = async (tx: Tx, member: Principal, row: TicketRecord, change: Change): Promise<boolean> => {
  const { studio_id: studio } = row;
  if (change.kind === 'return' || change.kind === 'sent') return false;
  const permission = permissionOf[change.kind];
  // The scopes of a ticket decide who may work on it; the other permissions depend on its studio alone.
  if (permission !== 'ticket.work' && !may(member, permission, { studio })) return false;
  if (change.kind === 'hand-back' && row.assignee_id !== member.id)
    return may(member, 'ticket.assign', { studio });
  if (change.kind === 'assign') {
    return canBeAssigned(tx, change.to, row.scope);
  }
  if (change.kind === 'move') return scopeStudioIds.includes(change.studio);
  return true;
};

/**
 * One mail to whoever receives the tickets, unless that is the member who gives them. The mail waits for
 * `undoSendMs`, so that an undone change sends none.
 */
const notifyReceiver = async (
  tx: Tx,
  { ids, change, by, now }: { ids: readonly string[]; change: Change; by: string | null; now: Instant },
): Promise<void> => {
  const to =
    change.kind === 'assign' && change.to !== by
      ? { staff: change.to }
      : change.kind === 'move'
        ? { studio: change.studio }
        : null;
  const [id, ...others] = ids;
  if (id && to && by)
    await addToOutbox(tx, id, [{ kind: 'tell-receiver', payload: { ...to, by, others } }], {
      now,
      runAt: now + undoSendMs,
    });
};

/** A ticket to change; without a version, whatever its version is. */
export type TicketVersion = { id: string; version?: number | null };

/** Refusals for other reasons than the state of the ticket, which `transition` compares. */
const findRefusal = async (
  tx: Tx,
  member: Principal | null,
  row: TicketRecord,
  change: Change,
): Promise<Refusal | null> => {
  if (member && !(await isAllowed(tx, member, row, change))) return 'not-yours';
  if (change.kind === 'stage' && !stagesOf(row.form).includes(change.stage)) return 'no-such-stage';
  return null;
};

/** What a change writes besides the ticket and its event. */
const writeEffects = async (
  { tx, now }: TicketWrites,
  row: TicketRecord,
  change: Change,
  eventId: string,
): Promise<void> => {
  // For a lead that staff held, the mails were sent before, so there is nothing to release.
  if (change.kind === 'release') await markGenuine(tx, row.id, now);
  if (change.kind === 'edit' && change.now) await writeContactData(tx, row, change.now);
  if (change.kind === 'reply')
    await addToOutbox(tx, row.id, [{ kind: 'send-reply', payload: { event: eventId } }], {
      now,
      id: eventId,
      runAt: now + undoSendMs,
    });
};

const changeOne = async (
  writes: TicketWrites,
  member: Principal | null,
  { id, version = null, change: requested }: TicketVersion & { change: Change },
): Promise<ChangeResult> => {
  const { tx, actor, now } = writes;
  const row = await lockRecord(tx, id);
  // A page that was opened before an erasure must not add a note to a blanked ticket.
  if (!row || (member && (!canWork(member, row.scope) || isBlanked(row))))
    return { ok: false, because: 'missing' };
  if (version !== null && version !== row.version) return conflictOn(tx, row);
  const change = withOldValues(row, requested);
  const refusal = await findRefusal(tx, member, row, change);
  if (refusal) return refused(refusal);
  const repeated = await findRepeated(tx, { ticketId: id, change, by: actor.memberId, now });
  if (repeated) return { ok: true, version: row.version, eventId: repeated };
  const next = transition(stateOf(row), change, actor.memberId);
  if (!next.ok) {
    if (next.because !== 'taken') return refused(next.because);
    return row.assignee_id === actor.memberId ? refused('no-change') : takenConflictOn(tx, row);
  }
  const state = isOpenBox(row.box) ? next.state : await withAssigneeOfNow(tx, next.state, row.scope);
  // The account of the member may have been disabled since the request began.
  const isTaken = state.assignee !== row.assignee_id && state.assignee === actor.memberId;
  if (member && isTaken && !(await canBeAssigned(tx, member.id, row.scope))) return refused('not-yours');
  const marks = marksAfter(row, state, now);
  const result = await writeTicket(writes, row, { state, marks, change });
  await writeEffects(writes, row, change, result.eventId);
  return result;
};

/** `member` is the one whose permissions are checked; null for changes that follow from another change. */
type RequestedChange = { member: Principal | null; actor: Actor; change: Change; now: Instant };

/** One change of several tickets in one transaction: bulk changes, and tickets of a member who leaves. */
export const changeTicketsWithTx = (
  tx: Tx,
  { member, actor, tickets, change, now }: RequestedChange & { tickets: readonly TicketVersion[] },
): Promise<{ id: string; result: ChangeResult }[]> =>
  withTicketWrites(tx, actor, now, async (writes) => {
    const results = await writeEach(tickets, (ticket) => changeOne(writes, member, { ...ticket, change }));
    const ids = results.flatMap(({ id, result }) => (result.ok ? [id] : []));
    await notifyReceiver(tx, { ids, change, by: actor.memberId, now });
    return results;
  });

/** For a caller with its own transaction: the operator, the overdue job and the demo. */
export const changeTicketWithTx = async (
  tx: Tx,
  { id, version = null, ...requested }: RequestedChange & TicketVersion,
): Promise<ChangeResult> => {
  const [changed] = await changeTicketsWithTx(tx, { ...requested, tickets: [{ id, version }] });
  return changed?.result ?? { ok: false, because: 'missing' };
};

/** The operator marks a lead as genuine: its mails are sent, and its ticket, if it exists, is released. */
export const markLeadGenuine = async (tx: Tx, id: string, now: Instant): Promise<number | undefined> => {
  const released = await markGenuine(tx, id, now);
  if (released !== undefined)
    await changeTicketWithTx(tx, { member: null, actor: systemActor, id, change: { kind: 'release' }, now });
  return released;
};

/** One change of one ticket by a member; `changeInBulk` changes several, `undoChange` takes a change back. */
export const changeTicket = (
  database: Database,
  requested: TicketVersion & { actor: MemberActor; change: Change; now: Instant },
): Promise<ChangeResult> =>
  database.transact((tx) => changeTicketWithTx(tx, { ...requested, member: requested.actor.member }));
