import type { Principal } from '#domain/staff/permissions.ts';
import type { Change, Refusal } from '#domain/tickets/transitions.ts';
import type { ListQuery, Tab, TicketDetail, TicketRow } from '#domain/tickets/views.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
export type ChangeResult =
  | { ok: true; version: number; eventId: string }
  | { ok: false; because: 'missing' }
  | { ok: false; because: 'refused'; refusal: Refusal }
  /** Another person was faster: who (`by` is the id), when and with which change. */
  | {
      ok: false;
      because: 'conflict';
      who: string | null;
      by: string | null;
      at: Instant;
      what: Change['kind'];
    };
/**
 * change-ticket.ts: `version` null: whatever it is (take, contact, note). The only way people change a ticket;
 * open-tickets.ts inserts, privacy/blank.ts empties.
 */
export type ChangeTicket = (
  database: Database,
  who: Principal,
  actor: Actor,
  id: string,
  version: number | null,
  change: Change,
  now: Instant,
) => Promise<ChangeResult>;
export type UndoChange = (
  database: Database,
  who: Principal,
  actor: Actor,
  id: string,
  eventId: string,
  now: Instant,
) => Promise<ChangeResult>;
/** The same inside a transaction, for bulk, disabling a person, the clock and the demo; `who` null has every right. */
export type ChangeInTx = (
  tx: Tx,
  who: Principal | null,
  actor: Actor,
  id: string,
  version: number | null,
  change: Change,
  now: Instant,
) => Promise<ChangeResult>;
/** ticket-list.ts: `next` is a cursor; `further`: the search stopped at its bound and goes on at `next`. */
export type ListTickets = (
  database: Database,
  who: Principal,
  query: ListQuery,
  limit: number,
  now: Instant,
) => Promise<{ rows: TicketRow[]; next: string | null; further: boolean }>;
export type CountTabs = (
  database: Database,
  who: Principal,
  studio: number | null,
) => Promise<Record<Tab, number>>;
/** ticket-view.ts: undefined when it does not exist or is not theirs. */
export type FindTicket = (
  database: Database,
  who: Principal,
  id: string,
  now: Instant,
) => Promise<TicketDetail | undefined>;
/** open-tickets.ts: opens up to `limit` unopened submissions; returns the studios they are in, empty when none is left. */
export type OpenTickets = (database: Database, limit: number, now: Instant) => Promise<number[]>;
