import { studioKeys } from '#domain/staff/scopes.ts';
import { isUuid } from '#domain/text/ids.ts';
import {
  type Change,
  type ChangeOf,
  contactChannels,
  dismissReasons,
  type LostReason,
  lostReasons,
  type ManualChangeKind,
  outcomes,
} from '#domain/tickets/transitions.ts';
import { oneOf } from '#server/http/staff/posted-fields.ts';
import type { NoticeKey } from '#staff/screen-types.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';

const noteLimit = 4000;
type Refused = { errors: Record<string, string>; message?: string };
const chooseFirst: Refused = { errors: {}, message: words.chooseFirst };

export type PostedChange<Made extends Change = Change> = {
  /** Skips the version check, because a repeated change does no harm or is refused by `transition`. */
  isForAnyVersion?: boolean;
  canUndo?: boolean;
  read: (form: URLSearchParams) => { change: Made } | Refused;
  notice: (change: Change) => NoticeKey;
};

const fixed =
  <Made extends Change>(change: Made) =>
  () => ({ change });
const noticeOfChannel = { call: 'called', text: 'texted', mail: 'mailed' } as const;

/** How the form of each change is read; each has a route. */
export const postedChanges: { readonly [Kind in ManualChangeKind]: PostedChange<ChangeOf<Kind>> } = {
  take: { isForAnyVersion: true, read: fixed({ kind: 'take' }), notice: () => 'taken' },
  contact: {
    isForAnyVersion: true,
    read: (form) => {
      const channel = oneOf(contactChannels, form.get('channel'));
      return channel ? { change: { kind: 'contact', channel } } : chooseFirst;
    },
    notice: (change) => (change.kind === 'contact' ? noticeOfChannel[change.channel] : 'called'),
  },
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
    notice: () => 'noted',
  },
  assign: {
    read: (form) => {
      const to = form.get('to') ?? '';
      return isUuid(to) ? { change: { kind: 'assign', to } } : chooseFirst;
    },
    notice: () => 'assigned',
  },
  'hand-back': { read: fixed({ kind: 'hand-back' }), notice: () => 'handed-back' },
  move: {
    read: (form) => {
      const given = form.get('studio') ?? '';
      const studio = studioKeys.find((key) => String(key) === given);
      return studio === undefined ? chooseFirst : { change: { kind: 'move', studio } };
    },
    notice: () => 'moved',
  },
  begin: { read: fixed({ kind: 'begin' }), notice: () => 'begun' },
  resolve: {
    read: (form) => {
      const lost: LostReason | undefined = oneOf(lostReasons, form.get('lost'));
      if (lost) return { change: { kind: 'resolve', outcome: 'lost', lost } };
      const outcome = oneOf(outcomes, form.get('outcome'));
      return outcome ? { change: { kind: 'resolve', outcome } } : chooseFirst;
    },
    notice: () => 'resolved',
  },
  dismiss: {
    read: (form) => {
      const reason = oneOf(dismissReasons, form.get('reason'));
      return reason ? { change: { kind: 'dismiss', reason } } : chooseFirst;
    },
    notice: () => 'dismissed',
  },
  link: {
    read: (form) => {
      const to = form.get('to') ?? '';
      return isUuid(to) ? { change: { kind: 'link', to } } : chooseFirst;
    },
    notice: () => 'linked',
  },
  reopen: { read: fixed({ kind: 'reopen' }), notice: () => 'reopened' },
  hold: { read: fixed({ kind: 'hold' }), notice: () => 'held' },
  release: {
    canUndo: false,
    read: fixed({ kind: 'release' }),
    notice: () => 'released',
  },
};

/** A version that is not a number matches no ticket, which results in a conflict. */
export const versionOf = ({ isForAnyVersion }: PostedChange, given: string): number | null => {
  if (isForAnyVersion) return null;
  return /^\d{1,9}$/.test(given) ? Number(given) : -1;
};
