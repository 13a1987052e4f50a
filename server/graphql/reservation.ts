import type {
  Reservation as ReservationNoun,
  Spot as SpotNoun,
} from '#server/integrations/booking/booking.ts';
import { builder } from './builder.ts';

const Spot = builder.objectRef<SpotNoun>('Spot').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    x_position: t.exposeFloat('x', { description: 'Between -1000 (left) and 1000.' }),
    y_position: t.exposeFloat('y', { description: 'Between -1000 (front of the room) and 1000.' }),
  }),
});

export const Reservation = builder.objectRef<ReservationNoun>('Reservation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    reservation_type: t.exposeString('type'),
    spot: t.expose('spot', { type: Spot, nullable: true }),
    status: t.exposeString('status'),
    waitlist_position: t.exposeInt('waitlistPosition', { nullable: true }),
    is_booked_for_me: t.boolean({ resolve: () => false }),
  }),
});
