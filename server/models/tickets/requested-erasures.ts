import type { Instant } from '#domain/dates.ts';
import { type Principal, readableScopesWith } from '#domain/staff/permissions.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import type { Database } from '#server/db/connect.ts';
import { rowsFor } from './ticket-rows.ts';
import { ticketsIn } from './tickets-in.ts';

const mostShown = 20;

/**
 * Tickets whose person a colleague asked to erase, for members who may erase; the oldest request first. A
 * request ends with the next erasure, also of a ticket that a legal hold protects: it is blanked years later.
 */
export const requestedErasures = async (
  { kysely: db }: Database,
  member: Principal,
  now: Instant,
): Promise<TicketRow[]> => {
  const requests = await ticketsIn(db, readableScopesWith(member, 'person.erase'))
    .leftJoin('erasures', (join) =>
      join.onRef('erasures.id', '=', 'tickets.id').onRef('erasures.at', '>=', 'tickets.erasure_requested_at'),
    )
    .selectAll('tickets')
    .where('erasure_requested_at', 'is not', null)
    .where('erasures.id', 'is', null)
    .orderBy('erasure_requested_at')
    .limit(mostShown)
    .execute();
  return rowsFor(db, member, requests, now);
};
