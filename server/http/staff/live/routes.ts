import { isUuid } from '#domain/text/ids.ts';
import { requireSignedIn, type StaffResponse, type StaffRoutes } from '#server/http/staff/route.ts';
import { markPresent, removePresence } from '#server/models/tickets/presence.ts';
import { openStream } from './stream.ts';

const nothing = (status: number, headers: Record<string, string> = {}): StaffResponse => ({
  kind: 'response',
  response: new Response(null, { status, headers }),
});

/** Requests that open pages make by themselves: the event stream, and the presence at a ticket. */
export const liveRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/live',
    permission: 'home.see',
    isUnattended: true,
    handle: async (call) => {
      const member = requireSignedIn(call);
      let leave: (() => void) | null = null;
      const { response, sink } = openStream(() => leave?.());
      leave = await call.services.staff.live.join(member, member.session.hash, sink);
      if (!leave) return nothing(503, { 'retry-after': '30' });
      if (call.request.signal.aborted) leave();
      call.request.signal.addEventListener('abort', leave, { once: true });
      return { kind: 'response', response };
    },
  },
  {
    method: 'POST',
    path: '/leads/:id/presence',
    permission: 'ticket.see',
    handle: async (call) => {
      const id = call.params.id ?? '';
      if (!isUuid(id)) return { kind: 'missing' };
      const { database } = call.services;
      const state = call.form.get('state');
      const member = requireSignedIn(call);
      if (state === 'left') await removePresence(database, member, id);
      else {
        const presence = { ticketId: id, isWriting: state === 'writing', now: call.now };
        if (!(await markPresent(database, member, presence))) return { kind: 'missing' };
      }
      return nothing(204);
    },
  },
];
