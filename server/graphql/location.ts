import type { Location as LocationNoun } from '#server/integrations/booking/booking.ts';
import { builder } from './builder.ts';

export const Location = builder.objectRef<LocationNoun>('Location').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    address_line_one: t.exposeString('addressLineOne'),
    city: t.exposeString('city'),
    postal_code: t.exposeString('postalCode'),
    state_province: t.exposeString('stateProvince'),
    email: t.exposeString('email'),
    phone_number: t.exposeString('phoneNumber'),
  }),
});

const LocationsList = builder.objectRef<{ results: readonly LocationNoun[] }>('LocationsList').implement({
  fields: (t) => ({ results: t.expose('results', { type: [Location] }) }),
});

builder.queryField('getLocationsList', (t) =>
  t.field({
    type: LocationsList,
    description: 'Every location of the booking system, also the online one and the two closed ones.',
    resolve: async (_, __, { booking }) => ({ results: await booking.listLocations() }),
  }),
);
