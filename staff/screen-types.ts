import type { Instant } from '#domain/dates.ts';
import type { ScheduleState } from '#domain/schedule/schedule-state.ts';
import type { Permission, Role } from '#domain/staff/permissions.ts';
import type { StudioId } from '#domain/studios.ts';
import type { FiguresBy } from '#domain/tickets/figures-query.ts';
import type {
  BulkResult,
  Conflict,
  FigureReport,
  ListQuery,
  PersonDetail,
  Tab,
  TicketDetail,
  TicketRow,
} from '#domain/tickets/views.ts';
import type { notices } from '#words/staff/notices.ts';

export type NoticeKey = keyof typeof notices;

/** Data of the frame and the screens, without anything that this member may not see. */
export type Frame = {
  member: {
    id: string;
    name: string;
    role: Role;
    studios: { id: StudioId; name: string }[];
    hasShortcuts: boolean;
    hasSound: boolean;
    isShared: boolean;
  } | null;
  /** Permissions of this member in any studio; the navigation depends on them. */
  permissions: Permission[];
  /** Leads without an assignee, and those of them past their due time. */
  unassignedCount: number;
  overdueCount: number;
  /** The arrival of the newest lead without an assignee, if that lead is just in; otherwise null. */
  newestAt: Instant | null;
  /** From the URL. */
  notice: NoticeKey | null;
  /** The last change of a lead that can be undone: its lead, and the URL of the form that undoes it. */
  lastChange: { lead: string; undo: string } | null;
  now: Instant;
  path: string;
  /** Set in the browser: the connection is interrupted, or the session is idle. */
  connection?: 'interrupted' | 'idle' | undefined;
  /** Set in the browser: newer rows are not shown yet, because the member works in the list. */
  hasNewerRows?: boolean;
};

/** A refused form: the typed values and the messages. */
export type RefusedForm = {
  fields: Record<string, string>;
  errors: Record<string, string>;
  message: string | null;
};

/** A secret for an authenticator app, not stored yet: as picture, as text, and encrypted for its form. */
export type Totp = { svg: string; uri: string; secret: string; encryptedSecret: string };

type List = {
  query: ListQuery;
  counts: Record<Tab, number>;
  rows: TicketRow[];
  /** What a search finds when one letter of a word may be wrong. */
  near: TicketRow[];
  /** The cursor of the next page. */
  next: string | null;
  forms: { id: string; label: string }[];
  assignees: { id: string; name: string }[];
  /** Studios of the filter: the member's own, or all. */
  studios: { id: StudioId; name: string }[];
  /** The result of the last bulk change, or the reason why it changed nothing. */
  bulk: BulkResult | null;
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
  home: {
    unassigned: TicketRow[];
    mine: TicketRow[];
    heldCount: number;
    /** Leads whose person asked to be erased; for members who may erase. */
    erasures: TicketRow[];
    parkedCount: number;
    /** How old the classes on the public site are. */
    schedule: ScheduleState;
    /** `isOldestOverdue`: a lead that nobody has is past its time. */
    figures: {
      unassigned: number;
      oldestMs: number | null;
      isOldestOverdue: boolean;
      withinHour: number | null;
    };
    /**
     * For members who see figures. `week`: the figures of this week. `open`: the open tickets of each studio,
     * by its id.
     */
    studios: { week: FigureReport; open: Record<string, { waiting: number; overdue: number }> } | null;
  };
  list: List & { open: Screens['ticket'] | null };
  ticket: {
    ticket: TicketDetail;
    refused: RefusedForm | null;
    conflict: Conflict | null;
    /** Birth date and emergency contact, only in the response to the request for them. */
    privateFields: { label: string; value: string }[] | null;
  };
  'add-lead': {
    key: string;
    studios: { id: StudioId; name: string }[];
    refused: RefusedForm | null;
  };
  reply: {
    ticket: TicketDetail;
    /** The URL below /staff to which it returns. */
    back: string;
    from: { studio: string; mailbox: string };
    saved: { id: string; title: string }[];
    subject: string;
    text: string;
    refused: RefusedForm | null;
  };
  'saved-replies': {
    replies: {
      id: string;
      studio: StudioId;
      studioName: string;
      title: string;
      text: string;
      canChange: boolean;
    }[];
    studios: { id: StudioId; name: string }[];
    refused: RefusedForm | null;
  };
  /** `filters`: those that are set, with the name of their value. */
  figures: FigureReport & { filters: { by: FiguresBy; label: string }[] };
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
      createdAt: Instant;
    }[];
    /** Whether there may be more than are shown. */
    isCapped: boolean;
  };
  /** `isExportReady`: the member has just verified, so the download links work. */
  person: { person: PersonDetail; isExportReady: boolean; refused: RefusedForm | null };
  team: {
    members: {
      id: string;
      name: string;
      email: string;
      role: Role;
      studios: string[];
      isActive: boolean;
      isInvited: boolean;
      seenAt: Instant | null;
    }[];
    roles: Role[];
    studios: { id: StudioId; name: string }[];
    link: string | null;
    refused: RefusedForm | null;
  };
  'team-member': {
    member: Screens['team']['members'][number];
    sessions: Session[];
    roles: Role[];
    studios: { id: StudioId; name: string; isChosen: boolean }[];
    link: string | null;
    refused: RefusedForm | null;
  };
  me: {
    sessions: Session[];
    passkeys: { id: string; name: string; createdAt: Instant; usedAt: Instant | null }[];
    hasPassword: boolean;
    codesLeft: number;
    refused: RefusedForm | null;
  };
  log: {
    rows: {
      id: string;
      at: Instant;
      memberName: string;
      text: string;
      ticket: LogTicket | null;
      /** Some of the leads of a bulk change, and the number of the others. */
      bulk: { tickets: LogTicket[]; more: number } | null;
    }[];
    next: string | null;
    /** Whether sign-ins and sign-outs are among the lines. */
    hasSignIns: boolean;
  };
  missing: Record<string, never>;
  failed: { message: string };
};

/** The lead of a log line, with what the reader may see of it. */
type LogTicket = { id: string; reference: string; name: string };

type Session = {
  id: string;
  isCurrent: boolean;
  method: string;
  agent: string;
  createdAt: Instant;
  seenAt: Instant;
};

/** A screen by its name; without one, any screen. */
export type Screen<Name extends keyof Screens = keyof Screens> = {
  [Each in Name]: { name: Each; title: string; data: Screens[Each] };
}[Name];

/** The component of a screen, the only export of its file; its server half has the same name in `server/staff`. */
export type ScreenComponent<Name extends keyof Screens> = (props: {
  data: Screens[Name];
  frame: Frame;
}) => React.ReactNode;

/** The build, and URLs of its files: React client, script of the sign-in screens, stylesheet; or empty. */
export type StaffAssets = { build: string; client: string; passkeyForms: string; styles: string };

/** Renders the whole document. */
export type RenderStaff = (screen: Screen, frame: Frame, assets: StaffAssets) => string;

/** The JSON in place of a screen that the browser must open as a page (staff/sign-in-screens.ts). */
export type FullNavigation = { isFullNavigation: true };
