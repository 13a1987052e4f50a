import { requireSignedIn, type StaffResponse, type StaffRoutes } from '#server/staff/route.ts';
import { openStream } from './stream.ts';

const nothing = (status: number, headers: Record<string, string> = {}): StaffResponse => ({
  kind: 'response',
  response: new Response(null, { status, headers }),
});

/** The event stream of open pages. */
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
];
