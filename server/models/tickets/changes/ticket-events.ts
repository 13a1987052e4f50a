import type { Instant } from '#domain/dates.ts';
import type { Change, ChangeOf } from '#domain/tickets/changes.ts';
import type { TicketState } from '#domain/tickets/transitions.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { namesOf } from '#server/models/staff/members.ts';
import type { TicketMarks, TicketRecord } from '#server/models/tickets/ticket-state.ts';
import type { ChangeResult } from './change-result.ts';

/** Stored with every change, so that the change can be undone while no later one exists. */
export type EventPayload = {
  change: Change | { kind: 'undo'; of: string };
  before: TicketState & { times: TicketMarks };
  after: TicketState;
  version: number;
};

export const readPayload = (payload: unknown): EventPayload =>
  fromJson<EventPayload>(payload as EventPayload | string);

/** Newest first, by version, because the ids of changes in the same millisecond have a random order. */
export const newestEvents = async (db: Db, ticketId: string, limit: number) => {
  const rows = await unscoped(db)
    .selectFrom('ticket_events')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows
    .map((row) => ({ ...row, payload: readPayload(row.payload) }))
    .sort((a, b) => b.payload.version - a.payload.version);
};

type ReadEvent = { id: string; payload: EventPayload };

/** The ids of undone changes and of their undos. */
export const undoneIds = (events: readonly ReadEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ id, payload: { change } }) => (change.kind === 'undo' ? [id, change.of] : [])));

/** If the same mail arrives again within this time, its form was sent twice, or its response was lost. */
const sameMailMs = 10 * 60_000;

/** The event of the same mail by the same member, unless it was undone (its entry is deleted) or parked. */
export const findSameMail = async (
  tx: Tx,
  { ticketId, mail, by, now }: { ticketId: string; mail: ChangeOf<'reply'>; by: string | null; now: Instant },
): Promise<string | undefined> => {
  const last = await unscoped(tx)
    .selectFrom('ticket_events')
    .innerJoin('outbox', 'outbox.id', 'ticket_events.id')
    .select(['ticket_events.id', 'ticket_events.payload'])
    .where('ticket_id', '=', ticketId)
    .where('staff_id', '=', by)
    .where('at', '>', now - sameMailMs)
    .where('outbox.state', '<>', 'parked')
    .orderBy('ticket_events.id', 'desc')
    .executeTakeFirst();
  if (!last) return undefined;
  const { change } = readPayload(last.payload);
  const isSame =
    change.kind === 'reply' &&
    (['to', 'subject', 'text'] as const).every((field) => change[field] === mail[field]);
  return isSame ? last.id : undefined;
};

/**
 * The conflict: who changed the ticket last, when, and with which change; or if it was `taken`, who has it
 * and since when.
 */
export const conflictOn = async (tx: Tx, row: TicketRecord, why?: 'taken'): Promise<ChangeResult> => {
  const events = await newestEvents(tx, row.id, 50);
  const cause = events.find(
    ({ payload: { before, after } }) =>
      !why || (after.assignee === row.assignee_id && before.assignee !== row.assignee_id),
  );
  const by = why ? row.assignee_id : cause ? cause.staff_id : row.touched_by;
  const names = await namesOf(tx, by ? [by] : []);
  return {
    ok: false,
    because: 'conflict',
    memberName: names.get(by ?? '') ?? null,
    by,
    at: cause?.at ?? row.touched_at,
    what: cause?.payload.change.kind ?? (why ? 'take' : 'note'),
  };
};
