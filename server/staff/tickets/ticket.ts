import { isUuid } from '#domain/text/ids.ts';
import { readListQuery } from '#domain/tickets/list-query.ts';
import { readPrivateFieldsLogged } from '#server/models/tickets/audited-reads/private-fields.ts';
import {
  requireActor,
  type StaffCall,
  type StaffResponse,
  type StaffRoutes,
  screenResponse,
} from '#server/staff/route.ts';
import { findTicketOf, listResponse, unchanged } from './list.ts';

/** The screen on which a change was made: the ticket alone, or beside the list of the URL `back`. */
export const ticketResponse = async (
  call: StaffCall,
  id: string,
  { back, status, ...result }: { back: string; status: number } & Partial<typeof unchanged>,
): Promise<StaffResponse> => {
  const ticket = await findTicketOf(call, id);
  if (!ticket) return { kind: 'missing' };
  const data = { ...unchanged, ...result, ticket };
  const { pathname, searchParams } = new URL(back, 'http://staff');
  if (pathname === '/leads') return listResponse(call, readListQuery(searchParams), { open: data, status });
  return screenResponse('ticket', ticket.name, data, { status });
};

export const ticketRoutes: StaffRoutes = [
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
