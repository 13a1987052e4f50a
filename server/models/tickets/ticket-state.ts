import type { Selectable } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import { scopeClassOfScope, scopeOf } from '#domain/staff/scopes.ts';
import type { Box } from '#domain/tickets/boxes.ts';
import { dismissedStatus, type Outcome, type TicketState } from '#domain/tickets/transitions.ts';
import type { StaffTables } from '#server/db/staff-tables.ts';
import { dueAt, openMsBetween } from './due.ts';

export type TicketRecord = Selectable<StaffTables['tickets']>;

export const openBoxes = ['unassigned', 'assigned', 'in-touch'] as const satisfies Box[];

const boxOfStatus: Record<TicketState['status'], Box> = {
  NEW: 'unassigned',
  OPEN: 'unassigned',
  ASSIGNED: 'assigned',
  IN_PROGRESS: 'in-touch',
  RESOLVED: 'done',
  [dismissedStatus]: 'dismissed',
};
export const boxOf = ({ isHeld, status }: Pick<TicketState, 'isHeld' | 'status'>): Box =>
  isHeld ? 'held' : boxOfStatus[status];

export const isOpenBox = (box: Box): boolean => (openBoxes as readonly Box[]).includes(box);

/** The sort key of all lists, ascending: open tickets by due time, others newest first. */
export const rankOf = (
  box: Box,
  { due_at, created_at, touched_at }: Pick<TicketRecord, 'due_at' | 'created_at' | 'touched_at'>,
): number => (isOpenBox(box) ? (due_at ?? created_at) : -touched_at);

export const stateOf = (row: TicketRecord): TicketState => ({
  status: row.status,
  assignee: row.assignee_id,
  studio: row.studio,
  outcome: row.outcome as Outcome | null,
  reason: row.reason,
  isHeld: row.held !== null,
  isContacted: row.first_contact_at !== null,
  linkedTo: row.linked_to,
});

/** Columns of a ticket that are not part of `TicketState`; an undo restores them together with the state. */
export type TicketTimes = {
  heldBecause: string | null;
  firstContactAt: Instant | null;
  firstContactOpenMs: number | null;
  resolvedAt: Instant | null;
};
export const timesOf = (row: TicketRecord): TicketTimes => ({
  heldBecause: row.held,
  firstContactAt: row.first_contact_at,
  firstContactOpenMs: row.first_contact_open_ms,
  resolvedAt: row.resolved_at,
});

const heldBecauseAfter = (row: TicketRecord, after: TicketState): string | null =>
  after.isHeld ? (row.held ?? 'staff') : null;

/** The times of a ticket after a change. The first contact ends the waiting time. */
export const timesAfter = (row: TicketRecord, after: TicketState, now: Instant): TicketTimes => {
  const isFirstContact = after.isContacted && row.first_contact_at === null;
  return {
    heldBecause: heldBecauseAfter(row, after),
    firstContactAt: isFirstContact ? now : row.first_contact_at,
    firstContactOpenMs: isFirstContact
      ? openMsBetween(row.studio, row.created_at, now)
      : row.first_contact_open_ms,
    resolvedAt: after.status === 'RESOLVED' ? (row.status === 'RESOLVED' ? row.resolved_at : now) : null,
  };
};

/** Columns that no change writes: they belong to the submission. */
type Immutable =
  | 'id'
  | 'reference'
  | 'form'
  | 'class'
  | 'name'
  | 'email'
  | 'phone'
  | 'summary'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'created_at';

/** The columns that a change writes; only a ticket without a first contact has a due time. */
export const columnsAfter = (
  row: TicketRecord,
  state: TicketState,
  times: TicketTimes,
  by: string | null,
  now: Instant,
): Omit<TicketRecord, Immutable> => {
  const box = boxOf(state);
  const isUncontacted = isOpenBox(box) && times.firstContactAt === null;
  const due_at = isUncontacted ? dueAt(state.studio, row.created_at) : null;
  return {
    studio: state.studio,
    scope: scopeOf(state.studio, scopeClassOfScope(row.scope)),
    status: state.status,
    box,
    assignee_id: state.assignee,
    version: row.version + 1,
    outcome: state.outcome,
    reason: state.reason,
    linked_to: state.linkedTo,
    held: times.heldBecause,
    first_contact_at: times.firstContactAt,
    first_contact_open_ms: times.firstContactOpenMs,
    resolved_at: times.resolvedAt,
    due_at,
    touched_at: now,
    touched_by: by,
    rank: rankOf(box, { due_at, created_at: row.created_at, touched_at: now }),
  };
};
