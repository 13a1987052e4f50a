import type { Instant } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Change, ChangeName, ChangeOf } from '#domain/tickets/changes.ts';
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

export const readEventPayload = (payload: unknown): EventPayload =>
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
    .map((row) => ({ ...row, payload: readEventPayload(row.payload) }))
    .sort((a, b) => b.payload.version - a.payload.version);
};

/** The last change and its like are searched in so many of the newest events. */
const maxEventsRead = 50;

type ReadEvent = { id: string; payload: EventPayload };

/** The ids of undone changes and of their undos. */
export const undoneIds = (events: readonly ReadEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap(({ id, payload: { change } }) => (change.kind === 'undo' ? [id, change.of] : [])));

/**
 * If a member sends one of these again within this time, with the same fields, the form was sent twice or its
 * response was lost. The time of an outcome is short, because a second call soon after may be a real one.
 */
const repeatable: {
  [Kind in Change['kind']]?: { withinMs: number; fields: readonly (keyof ChangeOf<Kind>)[] };
} = {
  note: { withinMs: 10 * minuteMs, fields: ['text'] },
  contact: { withinMs: 3 * minuteMs, fields: ['channel', 'outcome', 'next'] },
  reply: { withinMs: 10 * minuteMs, fields: ['to', 'subject', 'text'] },
};

/** Whether the delivery of a reply was given up, so that the same mail is a new one. */
const isParked = async (tx: Tx, eventId: string): Promise<boolean> => {
  const entry = await unscoped(tx)
    .selectFrom('outbox')
    .select('state')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return entry?.state === 'parked';
};

/** The event of the same change by the same member, unless it was undone or its mail is parked. */
export const findRepeated = async (
  tx: Tx,
  { ticketId, change, by, now }: { ticketId: string; change: Change; by: string | null; now: Instant },
): Promise<string | undefined> => {
  const repeats = repeatable[change.kind];
  if (by === null || !repeats) return undefined;
  const events = await newestEvents(tx, ticketId, maxEventsRead);
  const undone = undoneIds(events);
  const last = events.find(
    ({ id, kind, staff_id }) => kind === change.kind && staff_id === by && !undone.has(id),
  );
  if (!last || last.at <= now - repeats.withinMs) return undefined;
  const before: Partial<Record<string, unknown>> = last.payload.change;
  const after: Partial<Record<string, unknown>> = change;
  const isSame = repeats.fields.every((field) => before[field] === after[field]);
  return isSame && !(await isParked(tx, last.id)) ? last.id : undefined;
};

type Cause = { by: string | null; at: Instant; what: ChangeName };

const conflict = async (tx: Tx, { by, at, what }: Cause): Promise<ChangeResult> => {
  const names = await namesOf(tx, by ? [by] : []);
  return { ok: false, because: 'conflict', memberName: names.get(by ?? '') ?? null, by, at, what };
};

/** The ticket was changed meanwhile: by whom, when, and with which change. */
export const conflictOn = async (tx: Tx, { id, touched_by, touched_at }: TicketRecord) => {
  const [last] = await newestEvents(tx, id, maxEventsRead);
  return last
    ? conflict(tx, { by: last.staff_id, at: last.at, what: last.payload.change.kind })
    : conflict(tx, { by: touched_by, at: touched_at, what: 'note' });
};

/** The ticket has an assignee: who, since when, and by which change. */
export const takenConflictOn = async (tx: Tx, { id, assignee_id: by, touched_at }: TicketRecord) => {
  const events = await newestEvents(tx, id, maxEventsRead);
  const taking = events.find(
    ({ payload: { before, after } }) => after.assignee === by && before.assignee !== by,
  );
  return conflict(tx, {
    by,
    at: taking?.at ?? touched_at,
    what: taking?.payload.change.kind ?? 'take',
  });
};
