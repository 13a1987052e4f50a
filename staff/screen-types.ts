import type { Action, Role } from '#domain/staff/permissions.ts';
import type { ListQuery, PersonDetail, Tab, TicketDetail, TicketRow } from '#domain/tickets/views.ts';
import type { NoticeKey } from '#words/staff/notices.ts';

/** Data of the frame and the screens: plain data, which the server makes for this person without anything that this person may not see. */
export type Frame = {
  who: {
    id: string;
    name: string;
    role: Role;
    studios: { id: number; name: string }[];
    hasKeys: boolean;
    isShared: boolean;
  } | null;
  /** Actions that the navigation may offer. */
  may: Action[];
  /** Number of leads without an owner; `overdue` is the number of overdue ones among them. */
  badge: number;
  overdue: number;
  /** Key of a notice in content/en/staff/notices.ts, from the address. */
  notice: NoticeKey | null;
  undo: { action: string; label: string } | null;
  now: number;
  path: string;
  /** Set in the browser: the event stream is interrupted, or the session is idle. */
  connection?: 'cut' | 'idle' | undefined;
  /** Set in the browser: changes of the list that are not shown yet, because the person works in the list. */
  pendingRows?: { fresh: number; gone: string[] };
};

/** A refused form: the typed values and the messages. */
export type RefusedForm = {
  fields: Record<string, string>;
  errors: Record<string, string>;
  message: string | null;
};

/** A secret for an authenticator app that is not stored yet: as a picture, as text, and encrypted for the form that confirms it. */
export type Totp = { svg: string; secret: string; sealed: string };

export type BulkNotice = {
  text: string;
  isAlarm: boolean;
  /** Leads that were not changed; without a name when the person may not read it. */
  left: {
    id: string;
    name: string | null;
    /** The message; null when another person was faster. */
    reason: string | null;
    conflict: { who: string | null; at: number; what: string } | null;
  }[];
  /** The address that undoes the change. */
  undo: string | null;
};

type List = {
  query: ListQuery;
  counts: Record<Tab, number>;
  countCap: number;
  rows: TicketRow[];
  next: string | null;
  further: boolean;
  forms: { id: string; label: string }[];
  owners: { id: string; name: string }[];
  /** Studios of the filter: the person's own, or all. */
  studios: { id: number; name: string }[];
  bulkLimit: number;
  canAssign: boolean;
  /** The result of the last bulk change, or why it changed nothing. */
  bulk: BulkNotice | null;
  canExport: boolean;
};

export type Screens = {
  'sign-in': { next: string; refused: RefusedForm | null; canUsePassword: boolean };
  invite: { token: string; name: string; email: string; totp: Totp | null; refused: RefusedForm | null };
  'recovery-codes': { codes: string[]; next: string };
  verify: {
    action: string;
    fields: [string, string][];
    hasPassword: boolean;
    hasPasskey: boolean;
    refused: RefusedForm | null;
  };
  /** A new password and authenticator; `totp` is null when passwords cannot be used. */
  password: { totp: Totp | null; hasPassword: boolean; refused: RefusedForm | null };
  desk: {
    unowned: TicketRow[];
    mine: TicketRow[];
    due: TicketRow[];
    held: number;
    parked: number;
    /** Null while the booking provider responds. `ageMs` is the age of the schedule; null if it was never read. */
    schedule: { ageMs: number | null } | null;
    figures: { unowned: number; oldestMs: number | null; withinHour: number | null };
  };
  /** `loading` is set in the browser: the pressed row, until the ticket has loaded. */
  list: List & { open: Screens['ticket'] | null; loading?: TicketRow };
  /** Only in the browser: the ticket of this row is loading. */
  loading: { row: TicketRow };
  ticket: {
    ticket: TicketDetail;
    refused: RefusedForm | null;
    conflict: { who: string; at: number; what: string } | null;
    /** Birth date and emergency contact, only in the response to the press that requested them. */
    private: { label: string; value: string }[] | null;
  };
  deliveries: {
    rows: {
      id: string;
      ticketId: string;
      name: string;
      reference: string;
      studioName: string;
      label: string;
      error: string;
      attempts: number;
      createdAt: number;
    }[];
    /** Whether there may be more than are shown. */
    isCapped: boolean;
  };
  /** `isExportReady`: the person has just verified, so the download links work. */
  person: { person: PersonDetail; isExportReady: boolean; refused: RefusedForm | null };
  team: {
    people: {
      id: string;
      name: string;
      email: string;
      role: Role;
      studios: string[];
      isActive: boolean;
      isInvited: boolean;
      seenAt: number | null;
    }[];
    roles: Role[];
    studios: { id: number; name: string }[];
    link: string | null;
    refused: RefusedForm | null;
  };
  'team-member': {
    person: Screens['team']['people'][number];
    sessions: Session[];
    roles: Role[];
    studios: { id: number; name: string; has: boolean }[];
    link: string | null;
    refused: RefusedForm | null;
  };
  me: {
    sessions: Session[];
    passkeys: { id: string; name: string; createdAt: number; usedAt: number | null }[];
    hasPassword: boolean;
    codesLeft: number;
    hasKeys: boolean;
    refused: RefusedForm | null;
  };
  log: {
    rows: {
      id: string;
      at: number;
      who: string;
      text: string;
      lead: LogLead | null;
      /** Some of the leads of a bulk change, and how many more there are. */
      press: { leads: Pick<LogLead, 'id' | 'reference'>[]; more: number } | null;
    }[];
    next: string | null;
  };
  missing: Record<string, never>;
  failed: { message: string };
};

/** The lead of a log line, with what the reader may see of it. */
type LogLead = { id: string; reference: string; name: string };

type Session = {
  id: string;
  isThis: boolean;
  method: string;
  agent: string;
  createdAt: number;
  seenAt: number;
};

export type Screen = {
  [Name in keyof Screens]: { name: Name; title: string; data: Screens[Name] };
}[keyof Screens];

/** The component of a screen, the only export of `staff/screens/<name>.tsx`. */
export type ScreenView<Name extends keyof Screens> = (props: {
  data: Screens[Name];
  frame: Frame;
}) => React.ReactNode;

/** Addresses of the built files: the React client, the script of the sign-in screens, the stylesheet. Empty without a build. */
export type StaffAssets = { client: string; passkeyForms: string; styles: string };

/** Renders the whole document. */
export type RenderStaff = (screen: Screen, frame: Frame, assets: StaffAssets) => string;

/**
 * Screens without React: plain HTML and passkey-forms.ts. A request for JSON whose response would be one of these gets `{ native: true }`
 * instead, and the client sends the form again as a normal navigation.
 */
const signInScreens = ['sign-in', 'invite', 'recovery-codes', 'verify'] as const satisfies Screen['name'][];

export type SignInScreen = (typeof signInScreens)[number];

export const isSignInScreen = ({ name }: Screen): boolean =>
  (signInScreens as readonly Screen['name'][]).includes(name);
