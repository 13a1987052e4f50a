import { isUuid } from '#domain/text/ids.ts';
import { readListQuery } from '#domain/tickets/list-query.ts';
import { listUrl, shownTicketOf } from '#domain/tickets/list-url.ts';
import { readPrivateFieldsLogged } from '#server/models/tickets/audited-reads/private-fields.ts';
import { findBulkChange } from '#server/models/tickets/changes/bulk-change.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import {
  requireActor,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoutes,
} from '#server/staff/route.ts';
import type { Screens } from '#staff/screen-types.ts';
import { bulkResultOf } from './bulk-result.ts';
import { listResponse } from './list-screen.ts';

const find = (call: StaffCall, id: string) =>
  isUuid(id) ? findTicket(call.services.database, requireSignedIn(call), id, call.now) : undefined;

/** State of a ticket that was opened without a change. */
const unchanged: Omit<Screens['ticket'], 'ticket'> = { refused: null, conflict: null, privateFields: null };

/** The screen on which a change was made: the ticket alone, or beside the list of the URL `back`. */
export const ticketResponse = async (
  call: StaffCall,
  id: string,
  { back, status, ...result }: { back: string; status: number } & Partial<typeof unchanged>,
): Promise<StaffResponse> => {
  const ticket = await find(call, id);
  if (!ticket) return { kind: 'missing' };
  const data = { ...unchanged, ...result, ticket };
  const { pathname, searchParams } = new URL(back, 'http://staff');
  if (pathname === '/leads') return listResponse(call, readListQuery(searchParams), { open: data, status });
  return { kind: 'screen', status, screen: { name: 'ticket', title: ticket.name, data } };
};

/** The ticket beside the list of a URL. */
export const ticketBeside = async (call: StaffCall, params: URLSearchParams) => {
  const at = shownTicketOf(params);
  const ticket = at ? await find(call, at) : undefined;
  return ticket ? { ...unchanged, ticket } : null;
};

export const listAndTicketRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/leads',
    permission: 'ticket.see',
    handle: async (call) => {
      const query = readListQuery(call.query);
      const open = await ticketBeside(call, call.query);
      // The ticket was moved to a studio that this member does not see, or the link is old: the list is
      // shown.
      if (shownTicketOf(call.query) && !open) return { kind: 'redirect', location: listUrl(query) };
      const id = call.query.get('bulk') ?? '';
      const { kysely } = call.services.database;
      const bulk = isUuid(id) ? await findBulkChange(kysely, requireSignedIn(call), id) : undefined;
      return listResponse(call, query, { open, bulk: bulk ? bulkResultOf(bulk) : null });
    },
  },
  {
    method: 'GET',
    path: '/leads/:id',
    permission: 'ticket.see',
    handle: (call) => ticketResponse(call, call.params.id ?? '', { back: '/', status: 200 }),
  },
  {
    // The response is the ticket itself: a redirect to its URL would show the values without a log line.
    method: 'POST',
    path: '/leads/:id/private',
    permission: 'private.read',
    handle: async (call) => {
      const id = call.params.id ?? '';
      if (!isUuid(id)) return { kind: 'missing' };
      const lines = await readPrivateFieldsLogged(
        call.services.database.kysely,
        requireActor(call),
        id,
        call.now,
      );
      if (!lines) return { kind: 'missing' };
      return ticketResponse(call, id, {
        back: call.back ?? `/leads/${id}`,
        status: 200,
        privateFields: lines,
      });
    },
  },
];
