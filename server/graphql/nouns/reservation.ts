import { builder } from '#server/graphql/builder.ts';
import type {
  Reservation as ReservationNoun,
  Spot as SpotNoun,
} from '#server/integrations/booking/booking.ts';

export const xPositionDescription = 'From the left, between -1000 (left wall) and 1000 (right wall).';
export const yPositionDescription = 'From the front, between -1000 (front of the room) and 1000 (back).';

const Spot = builder.objectRef<SpotNoun>('Spot').implement({
  description: 'A mat and its place in the room.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The same number as in the items of Spots.' }),
    name: t.exposeString('name', { description: 'Number of the mat, as painted on the floor.' }),
    x_position: t.exposeFloat('x', { description: xPositionDescription }),
    y_position: t.exposeFloat('y', { description: yPositionDescription }),
  }),
});

export const Reservation = builder.objectRef<ReservationNoun>('Reservation').implement({
  description: 'A taken mat, or a place on the waitlist. Whose it is stays unknown.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unlike any other in this class; it says nothing about a person.' }),
    reservation_type: t.exposeString('type', {
      description: 'The booking provider’s word: standard, standby or waitlist.',
    }),
    spot: t.expose('spot', {
      type: Spot,
      nullable: true,
      description: 'The mat; null on the waitlist and where mats are not numbered.',
    }),
    status: t.exposeString('status', {
      description: 'The booking provider’s word, such as pending, check in, graced no show or removed.',
    }),
    waitlist_position: t.exposeInt('waitlistPosition', {
      nullable: true,
      description: 'Place on the waitlist, counted from 1; null for a guest who has a mat.',
    }),
    is_booked_for_me: t.boolean({
      description: 'Always false here: visitors are anonymous.',
      resolve: () => false,
    }),
  }),
});
