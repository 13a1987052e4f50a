import { builder } from '#server/graphql/builder.ts';
import type { Location as LocationNoun } from '#server/integrations/booking/booking.ts';

export const Location = builder.objectRef<LocationNoun>('Location').implement({
  description: 'A place of the booking system where classes are held.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Booking id, such as 48750; forms call it studio_id.' }),
    name: t.exposeString('name', { description: 'What visitors call it, such as Midtown Miami.' }),
    latitude: t.exposeFloat('latitude', { description: 'Degrees north (WGS 84).' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees east (WGS 84), negative in Florida.' }),
    address_line_one: t.exposeString('addressLineOne', { description: 'Street and number.' }),
    city: t.exposeString('city', { description: 'Town or city, without the state.' }),
    postal_code: t.exposeString('postalCode', { description: 'Zip code: five digits.' }),
    state_province: t.exposeString('stateProvince', { description: 'State in two letters, such as FL.' }),
    email: t.exposeString('email', { description: 'Mailbox of the studio.' }),
    phone_number: t.exposeString('phoneNumber', {
      description: 'Telephone number of the studio, such as 305-555-0108.',
    }),
  }),
});

const LocationsList = builder.objectRef<{ results: readonly LocationNoun[] }>('LocationsList').implement({
  description: 'All locations at once: there are no pages.',
  fields: (t) => ({
    results: t.expose('results', { type: [Location], description: 'The locations, by name.' }),
  }),
});

builder.queryField('getLocationsList', (t) =>
  t.field({
    type: LocationsList,
    description: 'Every location of the booking system, also the online one and the two closed ones.',
    resolve: async (_, __, { booking }) => ({ results: await booking.listLocations() }),
  }),
);
