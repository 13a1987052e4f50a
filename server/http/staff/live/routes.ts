import { isUuid } from '#domain/text/ids.ts';
import { leaveTicket, markPresent } from '#server/models/tickets/presence.ts';
import { type StaffResponse, type StaffRoutes, signedIn } from '../route.ts';
import { openStream } from './stream.ts';

const nothing = (status: number, headers: Record<string, string> = {}): StaffResponse => ({
  kind: 'response',
  response: new Response(null, { status, headers }),
});

/** Requests that open pages make without a person: the event stream, and the presence at a ticket. */
export const liveRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/live',
    action: 'desk.see',
    isUnattended: true,
    handle: async (call) => {
      const who = signedIn(call);
      let leave: (() => void) | null = null;
      const { response, sink } = openStream(() => leave?.());
      leave = await call.live.join(who, who.session.hash, sink);
      if (!leave) return nothing(503, { 'retry-after': '30' });
      if (call.signal.aborted) leave();
      call.signal.addEventListener('abort', leave, { once: true });
      return { kind: 'response', response };
    },
  },
  {
    method: 'POST',
    path: '/leads/:id/here',
    action: 'lead.see',
    handle: async (call) => {
      const id = call.params.id ?? '';
      if (!isUuid(id)) return { kind: 'missing' };
      const { db } = call.context;
      const what = call.form.get('now');
      const who = signedIn(call);
      if (what === 'left') await leaveTicket(db, who, id);
      else if (!(await markPresent(db, who, id, what === 'writing', call.now))) return { kind: 'missing' };
      return nothing(204);
    },
  },
];
