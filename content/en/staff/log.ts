import { retention } from '#domain/retention.ts';
import type { BulkKind, ChangeName } from '#domain/tickets/changes.ts';

const factors: Readonly<Record<string, string>> = {
  passkey: 'a passkey',
  password: 'a password and authenticator',
  codes: 'new recovery codes',
};

/** What the line of a bulk change begins with. */
export const bulkLogTexts: Readonly<
  Record<BulkKind | 'undo' | 'resolve' | 'unknown', (leads: string) => string>
> = {
  take: (leads) => `took ${leads} at once`,
  assign: (leads) => `assigned ${leads} at once`,
  'hand-back': (leads) => `handed ${leads} back at once`,
  stage: (leads) => `moved ${leads} to another stage at once`,
  resolve: (leads) => `closed ${leads} at once`,
  dismiss: (leads) => `closed ${leads} at once: nothing to do`,
  undo: (leads) => `undid a change of ${leads}`,
  unknown: (leads) => `changed ${leads} at once`,
};

type LogDetail = {
  /** The name of the member that the line is about. */
  subjectName: string | null;
  factor: string;
  channel: string;
  submissions: number;
  legalHolds: number;
  rows: number;
  isWhole: boolean;
  lines: number;
  bulk: { kind: keyof typeof bulkLogTexts; done: number; unchanged: number };
};
type LogText = (detail: LogDetail) => string;

/** Texts of log lines, after the name of the member who did it. */
export const logTexts = {
  'auth.sign-in': () => 'signed in',
  'auth.sign-out': () => 'signed out',
  'auth.recover': () => 'used a recovery code to set up a new way in',
  'auth.enrol': ({ factor }) => `accepted the invitation with ${factors[factor] ?? 'a new way in'}`,
  'factor.add': ({ factor }) => `set up ${factors[factor] ?? 'a way to sign in'}`,
  'factor.remove': () => 'removed a passkey',
  'sessions.end': ({ subjectName }) => (subjectName ? `ended sessions of ${subjectName}` : 'ended sessions'),
  'person.export': () => 'made a copy of what a person sent',
  'person.erase': ({ submissions, legalHolds }) =>
    `erased a person: ${submissions} messages${legalHolds > 0 ? `, ${legalHolds} stay by law` : ''}`,
  'consent.withdraw': ({ channel }) =>
    `noted that a person wants no more ${channel === 'text' ? 'texts' : 'news by mail'}`,
  'team.invite': ({ subjectName }) => `invited ${subjectName ?? 'somebody'}`,
  'team.reinvite': ({ subjectName }) => `sent ${subjectName ?? 'somebody'} a new invitation`,
  'team.change': ({ subjectName }) => `changed role or studios of ${subjectName ?? 'somebody'}`,
  'bulk.change': ({ bulk: { kind, done, unchanged } }) => {
    const changed = bulkLogTexts[kind](`${done} ${done === 1 ? 'lead' : 'leads'}`);
    if (unchanged === 0) return changed;
    return `${changed}; ${unchanged} stayed as ${unchanged === 1 ? 'it was' : 'they were'}`;
  },
  'tickets.export': () => 'began an export of leads',
  'tickets.exported': ({ rows, isWhole }) =>
    `exported ${rows} leads${isWhole ? '' : '; the download was broken off'}`,
  'ticket.file': () => 'downloaded a file of a lead',
  'lead.add': () => 'added a lead',
  'reply.save': () => 'saved a reply for the team',
  'reply.delete': () => 'deleted a saved reply',
  'ticket.retry': () => 'tried a delivery again',
  'log.expire': ({ lines }) => `removed ${lines} lines of this log whose time was over`,
  'ticket.private': () => 'looked at birth date and emergency contact of a lead',
  'team.disable': ({ subjectName }) => `disabled the account of ${subjectName ?? 'somebody'}`,
} satisfies Readonly<Record<string, LogText>>;

/** Texts of log lines about a change of one ticket; `begin` and `resolve` are those of an earlier version. */
export const ticketLogTexts: Readonly<Record<ChangeName | 'begin' | 'resolve' | 'link', string>> = {
  take: 'took a lead',
  assign: 'assigned a lead',
  'hand-back': 'handed a lead back',
  move: 'moved a lead to another studio',
  contact: 'contacted a lead',
  plan: 'planned the next step of a lead',
  stage: 'moved a lead to another stage',
  begin: 'began to work on a lead',
  note: 'wrote a note',
  'take-over': 'took a lead over',
  edit: 'corrected the contact data of a lead',
  'request-erasure': 'asked Corporate to erase a person',
  reply: 'wrote a mail to a lead',
  sent: 'sent a mail to a lead',
  resolve: 'closed a lead',
  dismiss: 'closed a lead: nothing to do',
  reopen: 'opened a lead again',
  hold: 'marked a lead as spam',
  release: 'released a held lead',
  link: 'closed a lead that was sent twice',
  return: 'returned a silent lead to the studio',
  undo: 'undid a change',
};

export const logScreenWords = {
  title: 'Log',
  intro: `Who did what, newest first. Nobody can change a line. Each one is deleted after ${12 * retention.staffLog.years} months.`,
  empty: 'Nothing happened yet.',
  system: 'The system',
  older: 'Show older lines',
  withSignIns: 'Show sign-ins too',
  withoutSignIns: 'Hide sign-ins',
  more: (count: number) => `and ${count} more`,
};
