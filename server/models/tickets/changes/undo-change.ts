import type { Instant } from '#domain/dates.ts';
import type { Principal } from '#domain/staff/permissions.ts';
import { scopeClassOfScope, scopeOf } from '#domain/staff/scopes.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { MemberActor } from '#server/models/staff/staff-types.ts';
import { type ChangeResult, refused } from './change-result.ts';
import { writeContactData } from './contact-data.ts';
import { conflictOn, readEventPayload } from './ticket-events.ts';
import {
  canWork,
  lockRecord,
  type TicketWrites,
  withAssigneeOfNow,
  withTicketWrites,
  writeEach,
  writeTicket,
} from './ticket-writes.ts';

type Undoable = { id: string; eventId: string };

/** Deletes the entry of a mail that no worker has claimed yet. */
const cancelUnsent = async (tx: Tx, entryId: string): Promise<boolean> => {
  const { numDeletedRows } = await unscoped(tx)
    .deleteFrom('outbox')
    .where('id', '=', entryId)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    // A worker that stopped in the middle may have sent it.
    .where('sending_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** A released mail cannot be taken back; every other change can be undone until the next one. */
const undoOne = async (
  writes: TicketWrites,
  member: Principal,
  { id, eventId }: Undoable,
): Promise<ChangeResult> => {
  const { tx } = writes;
  const row = await lockRecord(tx, id);
  const event = await unscoped(tx)
    .selectFrom('ticket_events')
    .selectAll()
    .where('id', '=', eventId)
    .where('ticket_id', '=', id)
    .executeTakeFirst();
  if (!row || !event || event.staff_id !== member.id) return { ok: false, because: 'missing' };
  const { before, version, change } = readEventPayload(event.payload);
  // A member who moved a lead to the wrong studio may no longer see it there, and can still undo the move.
  const scopeBefore = scopeOf(before.studio, scopeClassOfScope(row.scope));
  if (!canWork(member, scopeBefore)) return { ok: false, because: 'missing' };
  if (row.version !== version) return conflictOn(tx, row);
  // Events from before stages existed do not have the whole state.
  if (change.kind === 'release' || change.kind === 'undo' || before.stage === undefined)
    return refused('no-change');
  const { times: marks, ...state } = before;
  if (change.kind === 'reply' && !(await cancelUnsent(tx, eventId))) return refused('sent-already');
  const result = await writeTicket(writes, row, {
    state: await withAssigneeOfNow(tx, state, scopeBefore),
    marks,
    change: { kind: 'undo', of: eventId },
  });
  if (change.kind === 'edit' && change.was) await writeContactData(tx, row, change.was);
  return result;
};

type Undoing = { actor: MemberActor; now: Instant };

export const undoChange = (
  database: Database,
  { actor, now, ...event }: Undoing & Undoable,
): Promise<ChangeResult> =>
  database.transact((tx) =>
    withTicketWrites(tx, actor, now, (writes) => undoOne(writes, actor.member, event)),
  );

export const undoSeveral = (
  tx: Tx,
  { actor, events, now }: Undoing & { events: readonly Undoable[] },
): Promise<{ id: string; result: ChangeResult }[]> =>
  withTicketWrites(tx, actor, now, (writes) =>
    writeEach(events, (event) => undoOne(writes, actor.member, event)),
  );
