import { studioDay } from '#domain/dates.ts';
import { readListQuery } from '#domain/tickets/list-query.ts';
import { attachmentHeaders } from '#server/http/response/attachment.ts';
import { exportTickets } from '#server/models/tickets/audited-reads/ticket-export.ts';
import { requireActor, type StaffRoutes } from '#server/staff/route.ts';
import { exportFileName } from '#words/staff/export.ts';

/** All pages of the list as a table. The router requires a factor first. */
export const exportRoutes: StaffRoutes = [
  {
    method: 'POST',
    path: '/leads/export',
    permission: 'ticket.export',
    handle: async (call) => {
      const { database, clock } = call.services;
      const query = { ...readListQuery(call.form), after: null };
      const lines = exportTickets(database.kysely, requireActor(call), query, () => clock.now());
      // Logged before the response begins: an export that cannot be logged is not sent.
      const first = await lines.next();
      const encoder = new TextEncoder();
      let next: typeof first | undefined = first;
      const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          const { value, done } = next ?? (await lines.next());
          next = undefined;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        },
        cancel: async () => void (await lines.return(undefined)),
      });
      const headers = attachmentHeaders(exportFileName(studioDay(call.now)), 'text/csv; charset=utf-8');
      return {
        kind: 'response',
        response: new Response(body, { headers }),
      };
    },
  },
];
