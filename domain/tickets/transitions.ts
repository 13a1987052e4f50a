import type { ticketStatuses } from '#domain/enumerations.ts';

export type TicketStatus = (typeof ticketStatuses)[number];

export const outcomes = ['trial-booked', 'visited', 'joined', 'answered', 'lost'] as const;

export const lostReasons = ['price', 'distance', 'timing', 'health', 'no-answer', 'other'] as const;

export const nilReasons = ['spam', 'duplicate', 'test', 'wrong-number'] as const;

export const contactChannels = ['call', 'text', 'mail'] as const;

export type Outcome = (typeof outcomes)[number];

export type LostReason = (typeof lostReasons)[number];

export type NilReason = (typeof nilReasons)[number];

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
  | { kind: 'nil'; reason: NilReason }
  | { kind: 'reopen' }
  | { kind: 'hold' }
  | { kind: 'release' }
  /** The same person sent this request before, and it continues in that ticket. Reopening the ticket removes the link. */
  | { kind: 'link'; to: string }
  /** Made by the overdue job: the owner did nothing past the due time. */
  | { kind: 'return' };

/** Changes with a form and a route: all but the one of the overdue job. */
export type ActName = Exclude<Change['kind'], 'return'>;

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** Changes that can be made on several tickets at once. */
export const bulkKinds = ['take', 'assign', 'hand-back', 'resolve', 'nil'] as const satisfies ActName[];

export type BulkKind = (typeof bulkKinds)[number];

export type BulkChange = ChangeOf<BulkKind>;

export type State = {
  status: TicketStatus;
  assignee: string | null;
  studio: number;
  outcome: Outcome | null;
  reason: string | null;
  held: boolean;
  contacted: boolean;
  /** The ticket in which this request continues; only a ticket with the NIL reason `duplicate` has one. */
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

export type Transition = { ok: true; state: State } | { ok: false; because: Refusal };

/**
 * How long the owner of an overdue ticket may do nothing before the overdue job returns it. The due time depends only on the arrival:
 * without this time, a lead of the weekend that is taken on Monday morning would be returned within a minute.
 */
export const silentOwnerMs = 2 * 3_600_000;

const no = (because: Refusal): Transition => ({ ok: false, because });

export const isClosed = ({ status }: Pick<State, 'status'>) => status === 'RESOLVED' || status === 'NIL';

const isOpen = (state: State) => !isClosed(state);

const owned = (state: State, assignee: string): State => ({
  ...state,
  assignee,
  status: state.contacted ? 'IN_PROGRESS' : 'ASSIGNED',
});

/** All changes of a ticket (docs/decisions/073-a-ticket-beside-a-submission.md). `by` is null for a background job. */
export const transition = (state: State, change: Change, by: string | null): Transition => {
  const to = (next: Partial<State>): Transition => ({ ok: true, state: { ...state, ...next } });
  if (change.kind === 'note') return to({});
  if (change.kind === 'release')
    return state.held ? to({ held: false, status: 'NEW', assignee: null, reason: null }) : no('no-change');
  if (state.held) return no('held');
  switch (change.kind) {
    case 'take':
      if (!isOpen(state)) return no('closed');
      return state.assignee !== null || by === null ? no('taken') : { ok: true, state: owned(state, by) };
    case 'assign':
      if (!isOpen(state)) return no('closed');
      return state.assignee === change.to ? no('no-change') : { ok: true, state: owned(state, change.to) };
    case 'hand-back':
      return isOpen(state) && state.assignee !== null
        ? to({ assignee: null, status: 'OPEN' })
        : no('no-change');
    case 'move':
      return change.studio === state.studio
        ? no('no-change')
        : to({ studio: change.studio, assignee: null, status: isOpen(state) ? 'OPEN' : state.status });
    case 'contact':
      return isOpen(state)
        ? to({ contacted: true, status: 'IN_PROGRESS', assignee: state.assignee ?? by })
        : to({ contacted: true });
    case 'begin':
      return isOpen(state) && state.status !== 'IN_PROGRESS'
        ? to({ status: 'IN_PROGRESS', assignee: state.assignee ?? by })
        : no('no-change');
    case 'resolve':
      if (change.outcome === 'lost' && !change.lost) return no('needs-reason');
      return to({
        status: 'RESOLVED',
        outcome: change.outcome,
        reason: change.lost ?? null,
        // A person who resolves a lead without an owner becomes its owner.
        assignee: state.assignee ?? by,
        linkedTo: null,
      });
    case 'nil':
      return to({ status: 'NIL', reason: change.reason, outcome: null, linkedTo: null });
    case 'reopen':
      return isOpen(state)
        ? no('no-change')
        : to({
            status: state.assignee === null ? 'OPEN' : 'IN_PROGRESS',
            outcome: null,
            reason: null,
            linkedTo: null,
          });
    case 'hold':
      return to({ held: true, assignee: null, status: 'NEW', outcome: null, reason: null, linkedTo: null });
    case 'link':
      return isOpen(state)
        ? to({ status: 'NIL', reason: 'duplicate' satisfies NilReason, linkedTo: change.to })
        : no('closed');
    case 'return':
      return state.status === 'ASSIGNED' && !state.contacted
        ? to({ assignee: null, status: 'OPEN' })
        : no('no-change');
  }
};
