import { defaultLanguage, type LanguageCode } from '#content/facts/languages.ts';
import type { Instant } from '#domain/dates.ts';
import type { StudioId } from '#domain/studios.ts';
import type {
  Change,
  ContactChannel,
  ContactOutcome,
  DismissReason,
  LostReason,
} from '#domain/tickets/changes.ts';
import type { Stage } from '#domain/tickets/stages.ts';
import { dismissedStatus, type TicketStatus } from '#domain/tickets/transitions.ts';

/** Shown instead of a name that the member may not read. */
export const maskedName = 'A member';
/** Shown instead of the name after retention or an erasure. */
export const blankedName = 'No longer stored';
export const noStudio = 'No studio';
export const formerColleague = 'A former colleague';

const languageNames: Readonly<Record<LanguageCode, string>> = { en: 'English', es: 'Spanish' };
/** One row for a lead in another language than the default one, otherwise none. */
export const languageRow = (code: string = defaultLanguage.code): { label: string; value: string }[] =>
  code === defaultLanguage.code
    ? []
    : [{ label: 'Language', value: languageNames[code as LanguageCode] ?? code }];

export const statusLabels: Record<TicketStatus | 'HELD', string> = {
  NEW: 'New',
  OPEN: 'Open',
  ASSIGNED: 'Taken',
  IN_PROGRESS: 'In touch',
  RESOLVED: 'Done',
  [dismissedStatus]: 'Nothing to do',
  HELD: 'Held',
};

export const stageLabels: Readonly<Record<Stage, string>> = {
  new: 'New',
  'in-touch': 'In touch',
  'trial-booked': 'Trial booked',
  visited: 'Visited',
  joined: 'Joined',
  answered: 'Answered',
  lost: 'Not this time',
};
export const lostLabels: Readonly<Record<LostReason, string>> = {
  price: 'Too expensive',
  distance: 'Too far away',
  timing: 'Times do not fit',
  health: 'Health',
  'no-answer': 'No answer',
  other: 'Another reason',
};
export const dismissLabels: Readonly<Record<DismissReason, string>> = {
  spam: 'Spam',
  duplicate: 'Sent twice',
  test: 'A test',
  'wrong-number': 'Wrong number',
};

/** Why a ticket is held. */
const heldReasons: Readonly<Record<string, string>> = {
  honeypot: 'A field that people cannot see was filled in. Robots do that.',
  'too-fast': 'The form was sent within a second. People need longer.',
  staff: 'Somebody of the team put it here.',
};
export const heldText = (mark: string): string => heldReasons[mark] ?? 'It looked like spam.';

const contacts: Readonly<Record<ContactChannel, string>> = {
  call: 'called',
  text: 'sent a text',
  mail: 'wrote a mail',
};
const tries: Readonly<Record<ContactChannel, string>> = {
  call: 'tried to call',
  text: 'tried to text',
  mail: 'tried to mail',
};
const outcomes: Readonly<Record<ContactOutcome, string>> = {
  reached: 'reached',
  voicemail: 'left a message',
  'no-answer': 'no answer',
  'not-sent': 'it was not sent',
};
const triedWords = (channel: ContactChannel, outcome: ContactOutcome | undefined): string => {
  if (!outcome) return contacts[channel];
  return `${outcome === 'not-sent' ? tries[channel] : contacts[channel]}: ${outcomes[outcome]}`;
};

type Said = {
  change: Change;
  name: (memberId: string) => string;
  studio: (id: StudioId) => string;
  when: (instant: Instant) => string;
};

/** A line of the timeline, after the name of the member who did it. */
export const changeWords = ({ change, name, studio, when }: Said): string => {
  switch (change.kind) {
    case 'take':
      return 'took it';
    case 'assign':
      return `gave it to ${name(change.to)}`;
    case 'hand-back':
      return 'handed it back';
    case 'move':
      return `moved it to ${studio(change.studio)}`;
    case 'contact':
      return `${triedWords(change.channel, change.outcome)}${change.next ? `. Next step ${when(change.next)}` : ''}`;
    case 'plan':
      return `planned the next step for ${when(change.next)}`;
    case 'note':
      return 'wrote a note';
    case 'stage': {
      const reason = change.lost ? `, ${lostLabels[change.lost]}` : '';
      const next = change.next ? `. Next step ${when(change.next)}` : '';
      return `moved it to ${stageLabels[change.stage]}${reason}${next}`;
    }
    case 'dismiss':
      return `closed it: ${dismissLabels[change.reason]}`;
    case 'reopen':
      return 'opened it again';
    case 'hold':
      return 'put it with the held ones';
    case 'release':
      return 'released it: not spam';
    case 'take-over':
      return 'took it over';
    case 'edit': {
      const { was, now } = change;
      if (!was || !now) return 'corrected the contact data';
      const changed = (['name', 'email', 'phone'] as const).filter((field) => was[field] !== now[field]);
      return `corrected ${changed.map((field) => `${was[field] || 'nothing'} to ${now[field] || 'nothing'}`).join(', ')}`;
    }
    case 'request-erasure':
      return 'asked Corporate to erase the person';
    case 'reply':
      return `wrote a mail. Next step ${when(change.next)}`;
    case 'sent':
      return 'The mail was sent';
    case 'return':
      return 'Nobody made contact in time. It is open to everybody again.';
  }
};
/** What a member reads who may not know how far the lead came. */
export const closedWords = 'worked on it';
export const arrivedWords = 'Arrived';
export const historyWords = 'Arrived before this list existed, and was answered by mail.';

/** Deliveries of a submission, by kind. */
const deliveryLabels: Readonly<Record<string, string>> = {
  'notify-managers': 'Mail to the managers',
  'confirm-to-visitor': 'Mail to the visitor',
  'tell-account-owner': 'Mail to the owner of the account',
  'forward-lead': 'Handed to the marketing provider',
  'send-reply': 'Our mail to the visitor',
  'tell-receiver': 'Mail to who has it now',
};
export const deliveryLabel = (kind: string): string => deliveryLabels[kind] ?? 'Mail';
