import { isUuid } from '#domain/text/ids.ts';
import {
  maxParkedShown,
  parkedDeliveries,
  retryDeliveries,
} from '#server/models/tickets/mails/ticket-deliveries.ts';
import { studioLabel } from '#server/models/tickets/ticket-rows.ts';
import { requireActor, requireSignedIn, type StaffRoutes, screenResponse } from '#server/staff/route.ts';
import { deliveryWords as words } from '#words/staff/deliveries.ts';

/** The list of parked mails and leads, and the route that tries them again. */
export const deliveryRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/deliveries',
    permission: 'delivery.retry',
    handle: async (call) => {
      const parked = await parkedDeliveries(call.services.database.kysely, requireSignedIn(call));
      const rows = parked.map(({ studio, ...row }) => ({ ...row, studioName: studioLabel(studio) }));
      const data = { rows, isCapped: rows.length === maxParkedShown };
      return screenResponse('deliveries', words.title, data);
    },
  },
  {
    method: 'POST',
    path: '/deliveries/retry',
    permission: 'delivery.retry',
    handle: async (call) => {
      const { database, forms } = call.services;
      const ids = call.form.getAll('delivery').filter(isUuid);
      const chosen = ids.slice(0, maxParkedShown);
      const count = await retryDeliveries(database, requireActor(call), chosen, call.now);
      if (count === undefined) return { kind: 'missing' };
      if (count > 0) forms.notifyWorker();
      const notice = count === 0 ? 'retry-needless' : count === 1 ? 'retried-one' : 'retried-all';
      return { kind: 'redirect', location: call.back ?? '/deliveries', notice };
    },
  },
];
