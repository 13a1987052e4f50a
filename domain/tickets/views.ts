import type { CalendarDay, Instant } from '#domain/dates.ts';
import type { ConsentChannel, WithdrawalWay } from '#domain/forms/consents.ts';
import type { StudioId } from '#domain/studios.ts';
import type { ChangeName } from './changes.ts';
import type { Figure, Figures } from './figures.ts';
import type { FiguresQuery } from './figures-query.ts';
import type { Stage } from './stages.ts';
import type { TicketStatus } from './transitions.ts';

/** A ticket as lists and screens show it to one member: masked where that member may not read it. */
export type TicketRow = {
  id: string;
  version: number;
  reference: string;
  formKind: string;
  formLabel: string;
  studio: StudioId;
  studioName: string;
  name: string;
  summary: string;
  status: TicketStatus;
  assignee: { id: string; name: string; isMe: boolean } | null;
  createdAt: Instant;
  dueAt: Instant | null;
  isOverdue: boolean;
  isNew: boolean;
  isHeld: boolean;
  isMasked: boolean;
  /** Null when the member may not read the ticket. */
  stage: Stage | null;
  tries: number;
  isReached: boolean;
};

/** A figure whose number is a link to a list. `overdue` counts the leads whose next step is past its time. */
export type ListFigure = Figure | 'overdue';

export type Tab = 'unassigned' | 'mine' | 'all' | 'in-touch' | 'done' | 'held';

/** Its property names, except `unknown`, are the parameters of the list's URL. */
export type ListQuery = {
  tab: Tab;
  q: string;
  studio: StudioId | null;
  form: string | null;
  assignee: string | null;
  campaign: string | null;
  source: string | null;
  stage: Stage | null;
  /** Only the leads that this figure counts. */
  figure: ListFigure | null;
  from: string | null;
  to: string | null;
  after: string | null;
  /** Parameters whose value does not exist: the list is then empty and names them. */
  unknown: string[];
};

/** Figures of the leads that arrived in a period, beside those of the weeks before it. */
export type FigureReport = {
  query: FiguresQuery;
  /** The days of the period; `before` is the first day of the weeks before it. */
  before: CalendarDay;
  from: CalendarDay;
  to: CalendarDay;
  weeks: number;
  series: { week: CalendarDay; isBefore: boolean; figures: Figures }[];
  total: Figures;
  totalBefore: Figures;
  rows: { id: string; name: string; figures: Figures; before: Figures }[];
  /** Rows that are not shown. */
  more: number;
};

export type TimelineEntry = {
  id: string;
  at: Instant;
  memberName: string | null;
  text: string;
  /** A note or the text of a mail. */
  note: string | null;
  /** How far the mail of a reply is. */
  delivery: Pick<Delivery, 'state' | 'error'> | null;
};

/** A mail or another delivery about a ticket. */
export type Delivery = {
  id: string;
  label: string;
  /** `retrying`: it failed before and is being retried. */
  state: 'pending' | 'retrying' | 'done' | 'parked' | 'held';
  /** The last error of the recipient's system; it stays until the delivery succeeds. */
  error: string | null;
  attempts: number;
  /** Time of the next attempt; null when there is none or it is due now. */
  nextAt: Instant | null;
};

export type TicketDetail = TicketRow & {
  phone: string;
  email: string;
  source: { page: string | null; campaign: string | null; referrer: string | null };
  sent: { label: string; value: string }[];
  files: { id: string; name: string; size: number }[];
  deliveries: Delivery[];
  timeline: TimelineEntry[];
  samePerson: TicketRow[];
  samePersonCount: number;
  /** The reason why the ticket is held as spam, in words; null if it is not held. */
  heldReason: string | null;
  /** All personal data was removed, because its retention period was over or the person asked for it. */
  isBlanked: boolean;
  isErasureRequested: boolean;
  canText: boolean;
  reason: string | null;
  can: Record<
    | 'take'
    | 'takeOver'
    | 'edit'
    | 'requestErasure'
    | 'assign'
    | 'handBack'
    | 'move'
    | 'work'
    | 'hold'
    | 'private'
    | 'retry',
    boolean
  >;
  colleagues: { id: string; name: string }[];
  studios: { id: StudioId; name: string }[];
};

/** A change by another member that was faster; the name is null when no member made it. */
export type Conflict = { memberName: string | null; at: Instant; what: ChangeName };

/** The result of a bulk change, as one member sees it. */
export type BulkResult = {
  text: string;
  isAlarm: boolean;
  /** Leads that were not changed; without a name when the member may not read it. */
  unchanged: {
    id: string;
    name: string | null;
    /** The message; null when another member was faster. */
    reason: string | null;
    conflict: Conflict | null;
  }[];
  /** The URL that undoes the change. */
  undo: string | null;
};

export type ConsentLine = {
  channel: ConsentChannel;
  wording: string;
  givenAt: Instant;
  withdrawnAt: Instant | null;
  how: WithdrawalWay | null;
};

/** Everything that one person sent and the reader may read. The person is found by one of the tickets. */
export type PersonDetail = {
  ticketId: string;
  reference: string;
  name: string;
  /** The email address and phone number of that ticket; empty when not given. */
  email: string;
  phone: string;
  /** How many of the rows have this email address, and this phone number. */
  counts: { email: number; phone: number };
  /** Further email addresses and phone numbers that were used together with these. */
  otherEmails: string[];
  otherPhones: string[];
  rows: TicketRow[];
  /** What was sent and done, newest first; the entry of an arrival has the id of its ticket. */
  timeline: (TimelineEntry & { ticketId: string })[];
  /** Whether there are more tickets than the rows. */
  hasMore: boolean;
  consents: ConsentLine[];
  accountSince: Instant | null;
  /** Tickets that an erasure would not erase, and until which day. */
  legalHolds: { formLabel: string; reference: string; until: string }[];
  can: { withdraw: boolean; export: boolean; erase: boolean };
};
