import type { Instant } from '#domain/dates.ts';
import { type Principal, readableScopesWith } from '#domain/staff/permissions.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import type { Database } from '#server/db/connect.ts';
import { rowsFor } from './ticket-rows.ts';
import { ticketsIn } from './tickets-in.ts';

const mostShown = 20;

/** Tickets whose person a colleague asked to erase, for members who may erase; the oldest request first. */
export const requestedErasures = async (
  { kysely: db }: Database,
  member: Principal,
  now: Instant,
): Promise<TicketRow[]> => {
  const records = await ticketsIn(db, readableScopesWith(member, 'person.erase'))
    .selectAll()
    .where('erasure_requested_at', 'is not', null)
    .orderBy('erasure_requested_at')
    .limit(mostShown)
    .execute();
  return rowsFor(db, member, records, now);
};
