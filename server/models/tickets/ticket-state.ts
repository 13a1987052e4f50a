import type { Selectable } from 'kysely';
import type { Outcome, State } from '#domain/tickets/transitions.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Box, StaffTables } from '#server/db/staff-tables.ts';

export type TicketRecord = Selectable<StaffTables['tickets']>;

export const openBoxes = ['unowned', 'assigned', 'waiting'] as const satisfies Box[];

const boxOfStatus: Record<State['status'], Box> = {
  NEW: 'unowned',
  OPEN: 'unowned',
  ASSIGNED: 'assigned',
  IN_PROGRESS: 'waiting',
  RESOLVED: 'done',
  NIL: 'nil',
};
export const boxOf = ({ held, status }: Pick<State, 'held' | 'status'>): Box =>
  held ? 'held' : boxOfStatus[status];

export const isOpenBox = (box: Box): boolean => (openBoxes as readonly Box[]).includes(box);

/** The sort key of all lists, ascending: open tickets by due time, so that overdue ones are first; others newest first. */
export const rankOf = (
  box: Box,
  { due_at, created_at, touched_at }: Pick<TicketRecord, 'due_at' | 'created_at' | 'touched_at'>,
): number => (isOpenBox(box) ? (due_at ?? created_at) : -touched_at);

export const stateOf = (row: TicketRecord): State => ({
  status: row.status,
  assignee: row.assignee_id,
  studio: row.studio,
  outcome: row.outcome as Outcome | null,
  reason: row.reason,
  held: row.held !== null,
  contacted: row.first_contact_at !== null,
  linkedTo: row.linked_to,
});

/** What the state function does not know of a ticket; an undo restores it together with the state. */
export type Times = {
  held: string | null;
  firstContactAt: Instant | null;
  firstContactOpenMs: number | null;
  resolvedAt: Instant | null;
};
export const timesOf = (row: TicketRecord): Times => ({
  held: row.held,
  firstContactAt: row.first_contact_at,
  firstContactOpenMs: row.first_contact_open_ms,
  resolvedAt: row.resolved_at,
});
