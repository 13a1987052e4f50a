import { isUuid } from '#domain/text/ids.ts';
import { listAddress, shownTicketOf } from '#domain/tickets/list-address.ts';
import { readListQuery } from '#domain/tickets/list-query.ts';
import {
  requireActor,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoutes,
} from '#server/http/staff/route.ts';
import type { SignedIn } from '#server/models/staff/staff-types.ts';
import { readPrivateFieldsLogged } from '#server/models/tickets/audited-reads/private-fields.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import type { Screens } from '#staff/screen-types.ts';
import { bulkNotice } from './bulk-notice.ts';
import { listResponse } from './list-screen.ts';
import { returnTarget } from './return-target.ts';

const find = (call: StaffCall, member: SignedIn, id: string) =>
  isUuid(id) ? findTicket(call.services.database, member, id, call.now) : undefined;

/** State of a ticket that was opened without a change. */
const unchanged = { refused: null, conflict: null, privateFields: null };

/** The screen on which a change was made: the ticket alone, or beside the list of the address `back`. */
export const ticketResponse = async (
  call: StaffCall,
  id: string,
  back: string,
  notice: Partial<Omit<Screens['ticket'], 'ticket'>>,
  status: number,
): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const ticket = await find(call, member, id);
  if (!ticket) return { kind: 'missing' };
  const data = { ...unchanged, ...notice, ticket };
  const { pathname, searchParams } = new URL(back, 'http://staff');
  if (pathname === '/leads') return listResponse(call, member, readListQuery(searchParams), data, { status });
  return { kind: 'screen', status, screen: { name: 'ticket', title: ticket.name, data } };
};

export const screenRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/leads',
    permission: 'lead.see',
    handle: async (call) => {
      const member = requireSignedIn(call);
      const query = readListQuery(call.query);
      const at = shownTicketOf(call.query);
      const ticket = at ? await find(call, member, at) : undefined;
      // The ticket was moved to a studio that this member does not see, or the link is old: only the list is shown.
      if (at && !ticket) return { kind: 'redirect', location: listAddress(query) };
      const shown = ticket ? { ...unchanged, ticket } : null;
      return listResponse(call, member, query, shown, { bulk: await bulkNotice(call) });
    },
  },
  {
    method: 'GET',
    path: '/leads/:id',
    permission: 'lead.see',
    handle: (call) => ticketResponse(call, call.params.id ?? '', '/', {}, 200),
  },
  {
    // The response is the ticket itself and not a redirect, because a new request of that address would show the values without a log
    // entry.
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
      return ticketResponse(call, id, returnTarget(call.form, `/leads/${id}`), { privateFields: lines }, 200);
    },
  },
];
