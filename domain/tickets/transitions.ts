import type { Instant } from '#domain/dates.ts';
import { hourMs } from '#domain/durations.ts';
import type { ticketStatuses } from '#domain/enumerations.ts';
import type { StudioId } from '#domain/studios.ts';
import type { Change, ChangeOf, DismissReason } from './changes.ts';
import { impliesContact, isClosing, type Stage } from './stages.ts';

export type TicketStatus = (typeof ticketStatuses)[number];

/**
 * The status of a ticket that is closed because there is nothing to do. The specification has six statuses
 * and none with this name; in the public schema NIL means that no status was set.
 */
export const dismissedStatus = 'NIL' satisfies TicketStatus;

export type TicketState = {
  status: TicketStatus;
  assignee: string | null;
  studio: StudioId;
  stage: Stage;
  reason: string | null;
  isHeld: boolean;
  /** The sender got a real answer: was reached, or a mail of ours was sent. */
  isReached: boolean;
  /** Tries to reach the sender, the successful ones too. */
  tries: number;
  /** The time of the next step that a member chose. */
  nextAt: Instant | null;
  isErasureRequested: boolean;
};

export type Refusal =
  | 'taken'
  | 'held'
  | 'closed'
  | 'not-yours'
  | 'no-change'
  | 'needs-reason'
  | 'no-such-stage'
  | 'sent-already';

export type Transition = { ok: true; state: TicketState } | { ok: false; because: Refusal };

/**
 * How long the assignee of an overdue ticket may do nothing before server/jobs/staff-job.ts removes the
 * assignee. Without this time, a lead of the weekend that is taken on Monday morning would lose its assignee
 * within a minute, because it was due long ago.
 */
export const silentAssigneeMs = 2 * hourMs;

const refuse = (because: Refusal): Transition => ({ ok: false, because });
const allow = (state: TicketState): Transition => ({ ok: true, state });

export const isClosed = ({ status }: Pick<TicketState, 'status'>) =>
  status === 'RESOLVED' || status === dismissedStatus;

/** The status of an open ticket that has an assignee. */
const workedStatus = ({ isReached }: Pick<TicketState, 'isReached'>): TicketStatus =>
  isReached ? 'IN_PROGRESS' : 'ASSIGNED';

/** The stage of a ticket that is no longer closed. */
const openStage = ({ stage, isReached }: TicketState): Stage =>
  isClosing(stage) ? (isReached ? 'in-touch' : 'new') : stage;

const assignedTo = (state: TicketState, assignee: string): TicketState => ({
  ...state,
  assignee,
  status: workedStatus(state),
});

const handedBack = (state: TicketState): TicketState => ({ ...state, assignee: null, status: 'OPEN' });

const dismissed = (state: TicketState, reason: DismissReason): TicketState => ({
  ...state,
  status: dismissedStatus,
  reason,
  nextAt: null,
});

const reopened = (state: TicketState, nextAt: Instant | null = null): TicketState => ({
  ...state,
  stage: openStage(state),
  status: state.assignee === null ? 'OPEN' : workedStatus(state),
  nextAt,
  reason: null,
});

const afterContact = (
  state: TicketState,
  { outcome, next }: ChangeOf<'contact'>,
  by: string | null,
): TicketState => {
  if (outcome === 'not-sent') return state;
  const isReached = state.isReached || outcome === 'reached';
  return {
    ...state,
    isReached,
    tries: state.tries + 1,
    nextAt: next ?? null,
    stage: isReached && state.stage === 'new' ? 'in-touch' : state.stage,
    assignee: state.assignee ?? by,
    status: workedStatus({ isReached }),
  };
};

/** A real answer. The status of a closed, held or handed-back ticket stays. */
const afterReached = (state: TicketState): TicketState => ({
  ...state,
  isReached: true,
  stage: state.stage === 'new' ? 'in-touch' : state.stage,
  status: state.status === 'ASSIGNED' ? 'IN_PROGRESS' : state.status,
});

/**
 * A stage can move forward and back, also from a closing stage. A ticket that moves back to `new` waits for
 * its first answer again.
 */
const afterStage = (
  state: TicketState,
  { stage, lost, next }: ChangeOf<'stage'>,
  by: string | null,
): TicketState => {
  const isReached = stage === 'new' ? false : state.isReached || impliesContact(stage);
  // A member who moves a lead without an assignee also becomes its assignee.
  const moved = { ...state, stage, isReached, assignee: state.assignee ?? by };
  return isClosing(stage)
    ? { ...moved, status: 'RESOLVED', reason: lost ?? null, nextAt: null }
    : { ...moved, status: workedStatus(moved), reason: null, nextAt: next ?? state.nextAt };
};

/** A reply counts as a try. It becomes an answer when its mail was sent (`sent`). */
const afterReply = (state: TicketState, { next }: ChangeOf<'reply'>, by: string | null): TicketState => ({
  ...state,
  tries: state.tries + 1,
  nextAt: next,
  assignee: state.assignee ?? by,
  status: workedStatus(state),
});

/** Changes that only an open ticket allows. */
const transitionOfOpen = (
  state: TicketState,
  change: ChangeOf<'take' | 'take-over' | 'assign' | 'contact' | 'reply' | 'plan'>,
  by: string | null,
): Transition => {
  switch (change.kind) {
    case 'take':
      return state.assignee !== null || by === null ? refuse('taken') : allow(assignedTo(state, by));
    case 'take-over':
      return state.assignee === null || by === null || state.assignee === by
        ? refuse('no-change')
        : allow(assignedTo(state, by));
    case 'assign':
      return state.assignee === change.to ? refuse('no-change') : allow(assignedTo(state, change.to));
    case 'contact':
      return allow(afterContact(state, change, by));
    case 'reply':
      return allow(afterReply(state, change, by));
    case 'plan':
      return allow({ ...state, nextAt: change.next });
  }
};

/** All changes of a ticket (docs/decisions/073-a-ticket-beside-a-submission.md). `by` is null for a job. */
export const transition = (state: TicketState, change: Change, by: string | null): Transition => {
  switch (change.kind) {
    case 'note':
    case 'edit':
      return allow(state);
    case 'request-erasure':
      return state.isErasureRequested ? refuse('no-change') : allow({ ...state, isErasureRequested: true });
    case 'sent':
      return allow(afterReached(state));
    case 'release':
      return state.isHeld
        ? allow({ ...state, isHeld: false, status: 'NEW', assignee: null, reason: null })
        : refuse('no-change');
  }
  if (state.isHeld)
    // "Yes, spam": the ticket stays held, so that its mails are not sent, but it is no longer listed as held.
    return change.kind === 'dismiss' && change.reason === 'spam' && !isClosed(state)
      ? allow(dismissed(state, 'spam'))
      : refuse('held');
  switch (change.kind) {
    case 'hand-back':
      return isClosed(state) || state.assignee === null ? refuse('no-change') : allow(handedBack(state));
    case 'return':
      return state.status === 'ASSIGNED' && !state.isReached && state.tries === 0
        ? allow(handedBack(state))
        : refuse('no-change');
    case 'move': {
      if (change.studio === state.studio) return refuse('no-change');
      const moved = { ...state, studio: change.studio };
      return allow(isClosed(state) ? { ...moved, assignee: null } : handedBack(moved));
    }
    case 'stage':
      if (change.stage === 'lost' && !change.lost) return refuse('needs-reason');
      if (change.stage === state.stage && isClosed(state) === isClosing(state.stage))
        return refuse('no-change');
      return allow(afterStage(state, change, by));
    case 'dismiss': {
      const isSame = state.status === dismissedStatus && state.reason === change.reason;
      return isSame ? refuse('no-change') : allow(dismissed(state, change.reason));
    }
    case 'reopen':
      return isClosed(state) ? allow(reopened(state, change.next)) : refuse('no-change');
    case 'hold':
      return allow({ ...reopened(state, state.nextAt), isHeld: true, assignee: null, status: 'NEW' });
    default:
      return isClosed(state) ? refuse('closed') : transitionOfOpen(state, change, by);
  }
};
