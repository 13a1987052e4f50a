import { retention } from '#domain/retention.ts';
import type { BulkKind, Change } from '#domain/tickets/transitions.ts';

const factors: Readonly<Record<string, string>> = {
  passkey: 'a passkey',
  password: 'a password and authenticator',
  codes: 'new recovery codes',
};

/** A bulk change. Lines of the first release have `act` and `left` in place of `kind` and `unchanged`. */
const bulkWords: Readonly<Record<BulkKind | 'undo', (leads: string) => string>> = {
  take: (leads) => `took ${leads} at once`,
  assign: (leads) => `assigned ${leads} at once`,
  'hand-back': (leads) => `handed ${leads} back at once`,
  resolve: (leads) => `closed ${leads} at once`,
  nil: (leads) => `closed ${leads} at once: nothing to do`,
  undo: (leads) => `undid a change of ${leads}`,
};
const isBulkKind = (kind: unknown): kind is keyof typeof bulkWords =>
  typeof kind === 'string' && Object.hasOwn(bulkWords, kind);
const bulkLine = (kind: unknown, done: number, unchanged: number): string => {
  const leads = `${done} ${done === 1 ? 'lead' : 'leads'}`;
  const changed = isBulkKind(kind) ? bulkWords[kind](leads) : `changed ${leads} at once`;
  return unchanged > 0
    ? `${changed}; ${unchanged} stayed as ${unchanged === 1 ? 'it was' : 'they were'}`
    : changed;
};

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

type Words = (subjectName: string | null, detail: Record<string, unknown>) => string;

/** Texts of log lines; `subjectName` is the name of the member that the line is about. */
const words = {
  'auth.sign-in': () => 'signed in',
  'auth.sign-out': () => 'signed out',
  'auth.recover': () => 'used a recovery code to set up a new way in',
  'auth.enrol': (_, { method }) =>
    `accepted the invitation with ${factors[String(method)] ?? 'a new way in'}`,
  'factor.add': (_, { factor }) => `set up ${factors[String(factor)] ?? 'a way to sign in'}`,
  'factor.remove': () => 'removed a passkey',
  'sessions.end': (subjectName) => (subjectName ? `ended sessions of ${subjectName}` : 'ended sessions'),
  'person.export': () => 'made a copy of what a person sent',
  'person.erase': (_, { submissions, legalHolds, onHold }) => {
    // The first release wrote `onHold`.
    const stay = Number(legalHolds ?? onHold);
    return `erased a person: ${Number(submissions)} messages${stay > 0 ? `, ${stay} stay by law` : ''}`;
  },
  'consent.withdraw': (_, { channel }) =>
    `noted that a person wants no more ${channel === 'text' ? 'texts' : 'news by mail'}`,
  'team.invite': (subjectName) => `invited ${subjectName ?? 'somebody'}`,
  'team.reinvite': (subjectName) => `sent ${subjectName ?? 'somebody'} a new invitation`,
  'team.change': (subjectName) => `changed role or studios of ${subjectName ?? 'somebody'}`,
  'bulk.change': (_, { kind, act, done, unchanged, left }) =>
    bulkLine(kind ?? act, lengthOf(done), lengthOf(unchanged ?? left)),
  'leads.export': () => 'began an export of leads',
  'leads.exported': (_, { rows, isWhole }) =>
    `exported ${Number(rows)} leads${isWhole === true ? '' : '; the download was broken off'}`,
  'ticket.file': () => 'downloaded a file of a lead',
  'ticket.retry': () => 'tried a delivery again',
  'log.expire': (_, { lines }) => `removed ${Number(lines)} lines of this log whose time was over`,
  'ticket.private': () => 'looked at birth date and emergency contact of a lead',
  'team.disable': (subjectName) => `disabled the account of ${subjectName ?? 'somebody'}`,
} satisfies Readonly<Record<string, Words>>;

const ticketWords: Readonly<Record<Change['kind'] | 'undo', string>> = {
  take: 'took a lead',
  assign: 'assigned a lead',
  'hand-back': 'handed a lead back',
  move: 'moved a lead to another studio',
  contact: 'contacted a lead',
  begin: 'began to work on a lead',
  note: 'wrote a note',
  resolve: 'closed a lead',
  nil: 'closed a lead: nothing to do',
  reopen: 'opened a lead again',
  hold: 'marked a lead as spam',
  release: 'released a held lead',
  link: 'closed a lead that was sent twice',
  return: 'returned a silent lead to the studio',
  undo: 'undid a change',
};
const ticketChange = (action: string): string | undefined => {
  const kind = action.startsWith('ticket.') ? action.slice('ticket.'.length) : '';
  return Object.hasOwn(ticketWords, kind) ? ticketWords[kind as keyof typeof ticketWords] : undefined;
};

/** The actions that the log accepts: an action without a text does not compile. */
export type LogAction = keyof typeof words | `ticket.${keyof typeof ticketWords}`;

const hasWords = (action: string): action is keyof typeof words => Object.hasOwn(words, action);

/** A stored action without a text, from an earlier version, is shown by its name. */
export const logWords = (
  action: string,
  subjectName: string | null,
  detail: Record<string, unknown>,
): string => (hasWords(action) ? words[action](subjectName, detail) : (ticketChange(action) ?? action));

/** Texts of the log screen. */
export const logScreenWords = {
  title: 'Log',
  intro: `Who did what, newest first. Nobody can change a line. Each one is deleted after ${12 * retention.staffLog.years} months.`,
  empty: 'Nothing happened yet.',
  nobody: 'The system',
  older: 'Show older lines',
  more: (count: number) => `and ${count} more`,
};
