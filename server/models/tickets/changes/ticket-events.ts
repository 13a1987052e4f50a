import type { Change, TicketState } from '#domain/tickets/transitions.ts';
import { allLeads } from '#server/db/all-leads.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { namesOf } from '#server/models/staff/members.ts';
import type { TicketRecord, TicketTimes } from '#server/models/tickets/ticket-state.ts';
import type { ChangeResult } from './change-result.ts';

/** Stored with every change, so that the change can be undone while no later one exists. */
export type EventPayload = {
  change: Change | { kind: 'undo'; of: string };
  before: TicketState & { times: TicketTimes };
  after: TicketState;
  version: number;
};

export const readPayload = (payload: unknown): EventPayload =>
  fromJson<EventPayload>(payload as EventPayload | string);

/** Newest first, by version, because the ids of changes in the same millisecond have a random order. */
export const newestEvents = async (db: Db, ticketId: string, limit: number) => {
  const rows = await allLeads(db)
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

/** The conflict: who changed the ticket last, when, and with which change. */
export const conflictOn = async (tx: Tx, row: TicketRecord): Promise<ChangeResult> => {
  const [last] = await newestEvents(tx, row.id, 20);
  const by = last ? last.staff_id : row.touched_by;
  const names = by === null ? undefined : await namesOf(tx, [by]);
  return {
    ok: false,
    because: 'conflict',
    memberName: (by && names?.get(by)) ?? null,
    by,
    at: last?.at ?? row.touched_at,
    what: (last?.kind ?? 'note') as Change['kind'],
  };
};

/** Of several members who take a ticket, one gets it; the others see who and when, even later. */
export const takenConflict = async (tx: Tx, row: TicketRecord): Promise<ChangeResult> => {
  const events = await newestEvents(tx, row.id, 50);
  const taken = events.find(
    ({ payload: { before, after } }) =>
      after.assignee === row.assignee_id && before.assignee !== row.assignee_id,
  );
  const names = await namesOf(tx, row.assignee_id ? [row.assignee_id] : []);
  return {
    ok: false,
    because: 'conflict',
    memberName: names.get(row.assignee_id ?? '') ?? null,
    by: row.assignee_id,
    at: taken?.at ?? row.touched_at,
    what: (taken?.kind ?? 'take') as Change['kind'],
  };
};
