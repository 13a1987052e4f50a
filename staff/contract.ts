import type { Action, Role } from '#domain/staff/permissions.ts';
import type { ListQuery, Tab, TicketDetail, TicketRow } from '#domain/tickets/views.ts';
/** Everything a screen shows: plain data, made by the server for this person, and nothing this person may not see. */
export type Frame = {
  who: { id: string; name: string; role: Role; studios: { id: number; name: string }[]; hasKeys: boolean; isShared: boolean } | null;
  /** Acts that the navigation may offer. */
  may: Action[];
  badge: number;
  /** Key of a notice in content/en/staff/said.ts, from the address. */
  said: string | null;
  undo: { action: string; label: string } | null;
  now: number;
  path: string;
};
/** A form that was refused: what was typed and what to do. */
export type Refused = { fields: Record<string, string>; errors: Record<string, string>; message: string | null };
type List = { query: ListQuery; counts: Record<Tab, number>; countCap: number; rows: TicketRow[]; next: string | null; further: boolean;
  forms: { id: string; label: string }[]; owners: { id: string; name: string }[]; bulkLimit: number; canExport: boolean };
export type Screens = {
  'sign-in': { next: string; refused: Refused | null; canUsePassword: boolean };
  invite: { token: string; name: string; email: string; totp: { svg: string; secret: string } | null; refused: Refused | null };
  codes: { codes: string[]; next: string };
  again: { action: string; fields: [string, string][]; hasPassword: boolean; refused: Refused | null };
  desk: { unowned: TicketRow[]; mine: TicketRow[]; due: TicketRow[]; held: number; parked: number;
    figures: { waiting: number; oldestMs: number | null; withinHour: number | null } };
  list: List & { open: TicketDetail | null };
  ticket: { ticket: TicketDetail; refused: Refused | null; conflict: { who: string; at: number; what: string } | null };
  deliveries: { rows: { id: string; ticketId: string; reference: string; label: string; error: string; attempts: number; at: number }[] };
  person: { key: string; name: string; emails: string[]; phones: string[]; rows: TicketRow[]; hasAccount: boolean;
    consents: { channel: string; words: string; givenAt: number; withdrawnAt: number | null }[]; holds: string[]; canExport: boolean; canErase: boolean };
  retention: { groups: { kind: string; before: string; forms: { form: string; submissions: number; files: number }[] }[]; runs: { at: number; counts: Record<string, number> }[] };
  team: { people: { id: string; name: string; email: string; role: Role; studios: string[]; isActive: boolean; isInvited: boolean; seenAt: number | null }[]; roles: Role[]; studios: { id: number; name: string }[]; link: string | null; refused: Refused | null };
  member: { person: Screens['team']['people'][number]; sessions: Session[]; roles: Role[]; studios: { id: number; name: string; has: boolean }[] };
  me: { sessions: Session[]; passkeys: { id: string; name: string; createdAt: number; usedAt: number | null }[]; hasPassword: boolean; codesLeft: number; hasKeys: boolean; refused: Refused | null };
  log: { rows: { id: string; at: number; who: string; words: string; ticketId: string | null }[]; next: string | null };
  missing: Record<string, never>;
  failed: { message: string };
};
type Session = { id: string; isThis: boolean; method: string; agent: string; createdAt: number; seenAt: number };
export type Screen = { [Name in keyof Screens]: { name: Name; title: string; data: Screens[Name] } }[keyof Screens];
/** A component per screen; `staff/screens/<name>.tsx` has it as its only export. */
export type ScreenView<Name extends keyof Screens> = (props: { data: Screens[Name]; frame: Frame }) => React.ReactNode;
export type RenderStaff = (screen: Screen, frame: Frame, assets: { script: string; styles: string }) => string;
