import {
  type Change,
  type ContactChannel,
  type DismissReason,
  dismissedStatus,
  type LostReason,
  type Outcome,
  type TicketStatus,
} from '#domain/tickets/transitions.ts';

/** Shown instead of a name that the member may not read. */
export const maskedName = 'A member';
/** Shown instead of the name after retention or an erasure. */
export const blankedName = 'No longer stored';
export const noStudio = 'No studio';
export const formerColleague = 'A former colleague';

export const statusLabels: Record<TicketStatus | 'HELD', string> = {
  NEW: 'New',
  OPEN: 'Open',
  ASSIGNED: 'Taken',
  IN_PROGRESS: 'In touch',
  RESOLVED: 'Done',
  [dismissedStatus]: 'Nothing to do',
  HELD: 'Held',
};

export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  'trial-booked': 'Trial booked',
  visited: 'Visited',
  joined: 'Joined',
  answered: 'Answered',
  lost: 'Lost',
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

type Said = { change: Change; name: (staffId: string) => string; studio: (id: number) => string };

/** A line of the timeline, after the name of the member who did it. */
export const changeWords = ({ change, name, studio }: Said): string => {
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
      return contacts[change.channel] ?? 'made contact';
    case 'begin':
      return 'started on it';
    case 'note':
      return 'wrote a note';
    case 'resolve':
      return `closed it: ${outcomeLabels[change.outcome]}${change.lost ? `, ${lostLabels[change.lost]}` : ''}`;
    case 'dismiss':
      return `closed it: ${dismissLabels[change.reason]}`;
    case 'reopen':
      return 'opened it again';
    case 'hold':
      return 'put it with the held ones';
    case 'release':
      return 'released it: not spam';
    case 'link':
      return 'closed it: Sent twice';
    case 'return':
      return 'Nobody made contact in time. It is open to everybody again.';
  }
};
/** For members who may not read the outcome. */
export const closedWords = 'closed it';
export const arrivedWords = 'Arrived';
export const historyWords = 'Arrived before this list existed, and was answered by mail.';

/** Deliveries of a submission, by kind. */
const deliveryLabels: Readonly<Record<string, string>> = {
  'notify-managers': 'Mail to the managers',
  'confirm-to-visitor': 'Mail to the visitor',
  'tell-account-owner': 'Mail to the owner of the account',
  'forward-lead': 'Handed to the marketing provider',
};
export const deliveryLabel = (kind: string): string => deliveryLabels[kind] ?? 'Mail';
