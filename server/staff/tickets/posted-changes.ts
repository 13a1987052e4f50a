import { type Instant, isCalendarDay } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import { scopeStudioIds } from '#domain/staff/scopes.ts';
import { isUuid } from '#domain/text/ids.ts';
import { oneOf } from '#domain/text/one-of.ts';
import {
  type Change,
  type ChangeOf,
  contactChannels,
  contactOutcomes,
  dismissReasons,
  type LostReason,
  lostReasons,
  type ManualChangeKind,
  noteLimit,
} from '#domain/tickets/changes.ts';
import { type FollowUp, followUps, usualFollowUp } from '#domain/tickets/follow-ups.ts';
import { isClosing, stages } from '#domain/tickets/stages.ts';
import { followUpAt } from '#server/models/tickets/due.ts';
import { studioInstant } from '#server/time/studio-time.ts';
import type { NoticeKey } from '#staff/screen-types.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';
import { readContactData } from './contact-fields.ts';

type Refused = { errors: Record<string, string>; message?: string };
const chooseFirst: Refused = { errors: {}, message: words.chooseFirst };

/** A reply has its own screen (server/staff/tickets/reply.ts). */
export type PostedKind = Exclude<ManualChangeKind, 'reply'>;

export type PostedChange<Made extends Change = Change> = {
  /** Skips the version check: `findRepeated` finds a repeated change, or `transition` refuses it. */
  isForAnyVersion?: boolean;
  canUndo?: boolean;
  read: (form: URLSearchParams, now: Instant) => { change: Made } | Refused;
  notice: NoticeKey | ((change: Change) => NoticeKey);
};

const fixed =
  <Made extends Change>(change: Made) =>
  () => ({ change });
const wrongTime: Refused = { errors: {}, message: words.followUp.wrong };
const yearMs = 366 * dayMs;

/** The chosen time of the next step, or the usual one; undefined for a time that is over or too far away. */
const nextOf = (form: URLSearchParams, usual: FollowUp, now: Instant): Instant | undefined => {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(form.get('at') ?? '') ?? [];
  if (!form.get('at')) return followUpAt(oneOf(followUps, form.get('when')) ?? usual, now);
  if (!day || !time || !isCalendarDay(day)) return undefined;
  const at = studioInstant(day, time);
  return at > now && at < now + yearMs ? at : undefined;
};

const noticeOfStage = (change: Change): NoticeKey => {
  if (change.kind !== 'stage' || !isClosing(change.stage)) return 'staged';
  return change.stage === 'joined' ? 'joined' : 'closed';
};

/** How the form of each change is read; each has a route. */
export const postedChanges: { readonly [Kind in PostedKind]: PostedChange<ChangeOf<Kind>> } = {
  take: { isForAnyVersion: true, read: fixed({ kind: 'take' }), notice: 'taken' },
  contact: {
    isForAnyVersion: true,
    read: (form, now) => {
      const channel = oneOf(contactChannels, form.get('channel'));
      const outcome = oneOf(contactOutcomes, form.get('outcome'));
      if (!channel || !outcome) return chooseFirst;
      if (outcome === 'not-sent') return { change: { kind: 'contact', channel, outcome } };
      const next = nextOf(form, usualFollowUp[outcome], now);
      return next === undefined ? wrongTime : { change: { kind: 'contact', channel, outcome, next } };
    },
    notice: (change) => {
      if (change.kind !== 'contact' || change.outcome === 'not-sent') return 'not-sent';
      return change.outcome === 'reached' ? 'reached' : 'tried';
    },
  },
  plan: {
    read: (form, now) => {
      const next = nextOf(form, 'tomorrow', now);
      return next === undefined ? wrongTime : { change: { kind: 'plan', next } };
    },
    notice: 'planned',
  },
  'take-over': { read: fixed({ kind: 'take-over' }), notice: 'taken-over' },
  edit: {
    read: (form) => {
      const { contact, errors } = readContactData(form);
      const [message] = Object.values(errors);
      return message ? { errors: {}, message } : { change: { kind: 'edit', was: null, now: contact } };
    },
    notice: 'edited',
  },
  'request-erasure': { read: fixed({ kind: 'request-erasure' }), notice: 'erasure-requested' },
  note: {
    isForAnyVersion: true,
    canUndo: false,
    read: (form) => {
      const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
      if (text === '') return { errors: { text: words.noteErrors.empty } };
      return text.length > noteLimit
        ? { errors: { text: words.noteErrors.long } }
        : { change: { kind: 'note', text } };
    },
    notice: 'noted',
  },
  assign: {
    read: (form) => {
      const to = form.get('to') ?? '';
      return isUuid(to) ? { change: { kind: 'assign', to } } : chooseFirst;
    },
    notice: 'assigned',
  },
  'hand-back': { read: fixed({ kind: 'hand-back' }), notice: 'handed-back' },
  move: {
    read: (form) => {
      const given = form.get('studio') ?? '';
      const studio = scopeStudioIds.find((key) => String(key) === given);
      return studio === undefined ? chooseFirst : { change: { kind: 'move', studio } };
    },
    notice: 'moved',
  },
  stage: {
    read: (form, now) => {
      const lost: LostReason | undefined = oneOf(lostReasons, form.get('lost'));
      if (lost) return { change: { kind: 'stage', stage: 'lost', lost } };
      const stage = oneOf(stages, form.get('stage'));
      if (!stage) return chooseFirst;
      if (stage === 'joined' || stage === 'answered' || stage === 'lost')
        return { change: { kind: 'stage', stage } };
      const next = nextOf(form, usualFollowUp[stage], now);
      return next === undefined ? wrongTime : { change: { kind: 'stage', stage, next } };
    },
    notice: noticeOfStage,
  },
  dismiss: {
    read: (form) => {
      const reason = oneOf(dismissReasons, form.get('reason'));
      return reason ? { change: { kind: 'dismiss', reason } } : chooseFirst;
    },
    notice: 'dismissed',
  },
  reopen: {
    read: (_, now) => ({ change: { kind: 'reopen', next: followUpAt('tomorrow', now) } }),
    notice: 'reopened',
  },
  hold: { read: fixed({ kind: 'hold' }), notice: 'held' },
  release: {
    canUndo: false,
    read: fixed({ kind: 'release' }),
    notice: 'released',
  },
};

/** A version that is not a number matches no ticket, which results in a conflict. */
export const postedVersion = ({ isForAnyVersion }: PostedChange, given: string): number | null => {
  if (isForAnyVersion) return null;
  return /^\d{1,9}$/.test(given) ? Number(given) : -1;
};
