import type { ticketStatuses } from '#domain/enumerations.ts';

export type TicketStatus = (typeof ticketStatuses)[number];

/**
 * The status of a ticket that is closed because there is nothing to do. The specification has six statuses
 * and none with this name; in the public schema NIL means that no status was set.
 */
export const dismissedStatus = 'NIL' satisfies TicketStatus;

export const outcomes = ['trial-booked', 'visited', 'joined', 'answered', 'lost'] as const;

export const lostReasons = ['price', 'distance', 'timing', 'health', 'no-answer', 'other'] as const;

export const dismissReasons = ['spam', 'duplicate', 'test', 'wrong-number'] as const;

export const contactChannels = ['call', 'text', 'mail'] as const;

export type Outcome = (typeof outcomes)[number];

export type LostReason = (typeof lostReasons)[number];

export type DismissReason = (typeof dismissReasons)[number];

export type ContactChannel = (typeof contactChannels)[number];

export type Change =
  | { kind: 'take' }
  | { kind: 'assign'; to: string }
  | { kind: 'hand-back' }
  | { kind: 'move'; studio: number }
  | { kind: 'contact'; channel: ContactChannel }
  | { kind: 'begin' }
  | { kind: 'note'; text: string }
  | { kind: 'resolve'; outcome: Outcome; lost?: LostReason }
  | { kind: 'dismiss'; reason: DismissReason }
  | { kind: 'reopen' }
  | { kind: 'hold' }
  | { kind: 'release' }
  /** The same person sent this request before: it continues in that ticket. Reopening removes the link. */
  | { kind: 'link'; to: string }
  /** Made by the clock: the assignee did nothing until after the due time. */
  | { kind: 'return' };

/** Changes with a form and a route: all but the one of the overdue job. */
export type ManualChangeKind = Exclude<Change['kind'], 'return'>;

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** Changes that can be made on several tickets at once. */
export const bulkKinds = [
  'take',
  'assign',
  'hand-back',
  'resolve',
  'dismiss',
] as const satisfies ManualChangeKind[];

export type BulkKind = (typeof bulkKinds)[number];

export type BulkChange = ChangeOf<BulkKind>;

export type TicketState = {
  status: TicketStatus;
  assignee: string | null;
  studio: number;
  outcome: Outcome | null;
  reason: string | null;
  isHeld: boolean;
  isContacted: boolean;
  /** The ticket in which this request continues; only a ticket dismissed as a `duplicate` has one. */
  linkedTo: string | null;
};

export type Refusal =
  | 'taken'
  | 'held'
  | 'closed'
  | 'not-yours'
  | 'no-change'
  | 'needs-reason'
  | 'other-set-aside';

export type Transition = { ok: true; state: TicketState } | { ok: false; because: Refusal };

/**
 * How long the assignee of an overdue ticket can do nothing before the clock removes the assignee. The due
 * time depends on the arrival alone: without this time, a lead of the weekend that is taken on Monday morning
 * would lose its assignee within a minute.
 */
export const silentAssigneeMs = 2 * 3_600_000;

const refuse = (because: Refusal): Transition => ({ ok: false, because });

export const isClosed = ({ status }: Pick<TicketState, 'status'>) =>
  status === 'RESOLVED' || status === dismissedStatus;

const isOpen = (state: TicketState) => !isClosed(state);

const assignedTo = (state: TicketState, assignee: string): TicketState => ({
  ...state,
  assignee,
  status: state.isContacted ? 'IN_PROGRESS' : 'ASSIGNED',
});

/** All changes of a ticket (docs/decisions/073-a-ticket-beside-a-submission.md). `by` is null for a job. */
export const transition = (state: TicketState, change: Change, by: string | null): Transition => {
  const to = (next: Partial<TicketState>): Transition => ({ ok: true, state: { ...state, ...next } });
  if (change.kind === 'note') return to({});
  if (change.kind === 'release')
    return state.isHeld
      ? to({ isHeld: false, status: 'NEW', assignee: null, reason: null })
      : refuse('no-change');
  if (state.isHeld) return refuse('held');
  switch (change.kind) {
    case 'take':
      if (!isOpen(state)) return refuse('closed');
      return state.assignee !== null || by === null
        ? refuse('taken')
        : { ok: true, state: assignedTo(state, by) };
    case 'assign':
      if (!isOpen(state)) return refuse('closed');
      return state.assignee === change.to
        ? refuse('no-change')
        : { ok: true, state: assignedTo(state, change.to) };
    case 'hand-back':
      return isOpen(state) && state.assignee !== null
        ? to({ assignee: null, status: 'OPEN' })
        : refuse('no-change');
    case 'move':
      return change.studio === state.studio
        ? refuse('no-change')
        : to({ studio: change.studio, assignee: null, status: isOpen(state) ? 'OPEN' : state.status });
    case 'contact':
      return isOpen(state)
        ? to({ isContacted: true, status: 'IN_PROGRESS', assignee: state.assignee ?? by })
        : to({ isContacted: true });
    case 'begin':
      return isOpen(state) && state.status !== 'IN_PROGRESS'
        ? to({ status: 'IN_PROGRESS', assignee: state.assignee ?? by })
        : refuse('no-change');
    case 'resolve':
      if (change.outcome === 'lost' && !change.lost) return refuse('needs-reason');
      return to({
        status: 'RESOLVED',
        outcome: change.outcome,
        reason: change.lost ?? null,
        // A member who finishes a lead without an assignee also becomes its assignee.
        assignee: state.assignee ?? by,
        linkedTo: null,
      });
    case 'dismiss':
      return to({ status: dismissedStatus, reason: change.reason, outcome: null, linkedTo: null });
    case 'reopen':
      return isOpen(state)
        ? refuse('no-change')
        : to({
            status: state.assignee === null ? 'OPEN' : 'IN_PROGRESS',
            outcome: null,
            reason: null,
            linkedTo: null,
          });
    case 'hold':
      return to({ isHeld: true, assignee: null, status: 'NEW', outcome: null, reason: null, linkedTo: null });
    case 'link':
      return isOpen(state)
        ? to({ status: dismissedStatus, reason: 'duplicate' satisfies DismissReason, linkedTo: change.to })
        : refuse('closed');
    case 'return':
      return state.status === 'ASSIGNED' && !state.isContacted
        ? to({ assignee: null, status: 'OPEN' })
        : refuse('no-change');
  }
};
