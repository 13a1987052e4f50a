import { isUuid } from '#domain/text/ids.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import { requireActor, requireSignedIn, type StaffRoutes } from '#server/staff/route.ts';
import { failedResponse } from './changes.ts';
import { readContactData } from './contact-fields.ts';
import { returnTarget } from './return-target.ts';
import { ticketResponse } from './ticket-screens.ts';

/** Corrects the contact data of a lead. */
export const editRoutes: StaffRoutes = [
  {
    method: 'POST',
    path: '/leads/:id/edit',
    permission: 'ticket.edit',
    handle: async (call) => {
      const id = call.params.id ?? '';
      const { database } = call.services;
      const member = requireSignedIn(call);
      const ticket = isUuid(id) ? await findTicket(database, member, id, call.now) : undefined;
      if (!ticket?.can.edit) return { kind: 'missing' };
      const back = returnTarget(call.form, `/leads/${id}`);
      const { contact, errors } = readContactData(call.form);
      const [error] = Object.values(errors);
      if (error)
        return ticketResponse(call, id, {
          back,
          status: 422,
          refused: { fields: {}, errors: {}, message: error },
        });
      const was = { name: ticket.name, email: ticket.email, phone: ticket.phone };
      const given = call.form.get('version') ?? '';
      const result = await changeTicket(database, {
        actor: requireActor(call),
        id,
        version: /^\d{1,9}$/.test(given) ? Number(given) : -1,
        change: { kind: 'edit', was, now: contact },
        now: call.now,
      });
      if (!result.ok) return failedResponse(call, id, result);
      return { kind: 'redirect', location: back, notice: 'edited', undo: `${id}.${result.eventId}` };
    },
  },
];
