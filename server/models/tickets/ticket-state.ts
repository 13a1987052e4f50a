import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import { scopeClassOfScope, scopeOf } from '#domain/staff/scopes.ts';
import type { Box } from '#domain/tickets/boxes.ts';
import { milestoneAt } from '#domain/tickets/stages.ts';
import { dismissedStatus, type TicketState } from '#domain/tickets/transitions.ts';
import type { LeadTables } from '#server/db/lead-tables.ts';
import { dueAt, openMsBetween } from './due.ts';

export type TicketRecord = Selectable<LeadTables['tickets']>;

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
  isHeld && status !== dismissedStatus ? 'held' : boxOfStatus[status];

export const isOpenBox = (box: Box): boolean => (openBoxes as readonly Box[]).includes(box);

/** The tickets that figures count. */
export const countedBoxes: readonly Box[] = [...openBoxes, 'done'];

/** Added to the arrival of a ticket without a due time: it is listed after every ticket that has one. */
const undatedRank = 10_000_000_000_000;

/** The rank, ascending in all lists: open tickets by due time, then the undated; others newest first. */
export const rankOf = (
  box: Box,
  { due_at, created_at, touched_at }: Pick<TicketRecord, 'due_at' | 'created_at' | 'touched_at'>,
): number => (isOpenBox(box) ? (due_at ?? undatedRank + created_at) : -touched_at);

/** Whether an open ticket is past its due time: its rank, which the indexes of open tickets have. */
export const isOverdueAt = (now: Instant) => sql<SqlBool>`rank < ${now}`;

export const stateOf = (row: TicketRecord): TicketState => ({
  status: row.status,
  assignee: row.assignee_id,
  studio: row.studio_id,
  stage: row.stage,
  reason: row.reason,
  isHeld: row.held !== null,
  isReached: row.first_contact_at !== null,
  tries: row.tries,
  nextAt: row.next_at,
  isErasureRequested: row.erasure_requested_at !== null,
});

/** Columns of a ticket that are not part of `TicketState`; an undo restores them together with the state. */
export type TicketMarks = {
  heldBecause: string | null;
  firstContactAt: Instant | null;
  firstContactOpenMs: number | null;
  firstContactTries: number | null;
  trialAt: Instant | null;
  visitedAt: Instant | null;
  joinedAt: Instant | null;
  resolvedAt: Instant | null;
  erasureRequestedAt: Instant | null;
};
export const marksOf = (row: TicketRecord): TicketMarks => ({
  heldBecause: row.held,
  firstContactAt: row.first_contact_at,
  firstContactOpenMs: row.first_contact_open_ms,
  firstContactTries: row.first_contact_tries,
  trialAt: row.trial_at,
  visitedAt: row.visited_at,
  joinedAt: row.joined_at,
  resolvedAt: row.resolved_at,
  erasureRequestedAt: row.erasure_requested_at,
});

const heldBecauseAfter = (row: TicketRecord, after: TicketState): string | null =>
  after.isHeld ? (row.held ?? 'staff') : null;

/** What is stored about the first real answer, which ends the waiting time. */
const firstContactAfter = (row: TicketRecord, { isReached, tries }: TicketState, now: Instant) => {
  if (!isReached) return { firstContactAt: null, firstContactOpenMs: null, firstContactTries: null };
  if (row.first_contact_at === null)
    return {
      firstContactAt: now,
      firstContactOpenMs: openMsBetween(row.studio_id, row.created_at, now),
      firstContactTries: tries || null,
    };
  const { firstContactAt, firstContactOpenMs, firstContactTries } = marksOf(row);
  return { firstContactAt, firstContactOpenMs, firstContactTries };
};

export const marksAfter = (row: TicketRecord, after: TicketState, now: Instant): TicketMarks => {
  const { stage } = after;
  return {
    heldBecause: heldBecauseAfter(row, after),
    ...firstContactAfter(row, after, now),
    erasureRequestedAt: after.isErasureRequested ? (row.erasure_requested_at ?? now) : null,
    trialAt: milestoneAt('trial-booked', row.trial_at, stage, now),
    visitedAt: milestoneAt('visited', row.visited_at, stage, now),
    joinedAt: milestoneAt('joined', row.joined_at, stage, now),
    resolvedAt: after.status === 'RESOLVED' ? (row.status === 'RESOLVED' ? row.resolved_at : now) : null,
  };
};

/** Columns copied from the submission; only a correction or an erasure writes them. */
type SubmissionColumn =
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

/** The time of the next step: the one that a member chose, otherwise that of the first answer. */
const dueAfter = ({ nextAt, isReached, studio }: TicketState, row: TicketRecord): Instant | null =>
  nextAt ?? (isReached ? null : dueAt(studio, row.created_at));

/** The columns that a change writes. */
export const columnsAfter = (
  row: TicketRecord,
  state: TicketState,
  marks: TicketMarks,
  by: string | null,
  now: Instant,
): Omit<TicketRecord, SubmissionColumn> => {
  const box = boxOf(state);
  const due_at = isOpenBox(box) ? dueAfter(state, row) : null;
  return {
    studio_id: state.studio,
    scope: scopeOf(state.studio, scopeClassOfScope(row.scope)),
    status: state.status,
    box,
    assignee_id: state.assignee,
    version: row.version + 1,
    stage: state.stage,
    reason: state.reason,
    held: marks.heldBecause,
    first_contact_at: marks.firstContactAt,
    first_contact_open_ms: marks.firstContactOpenMs,
    first_contact_tries: marks.firstContactTries,
    tries: state.tries,
    next_at: state.nextAt,
    erasure_requested_at: marks.erasureRequestedAt,
    trial_at: marks.trialAt,
    visited_at: marks.visitedAt,
    joined_at: marks.joinedAt,
    resolved_at: marks.resolvedAt,
    due_at,
    touched_at: now,
    touched_by: by,
    rank: rankOf(box, { due_at, created_at: row.created_at, touched_at: now }),
  };
};
