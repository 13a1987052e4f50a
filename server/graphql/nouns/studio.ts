import { parseLocationId } from '#domain/booking-ids.ts';
import { type LocationId, onlineLocationId, studios } from '#domain/studios.ts';
import { builder } from '#server/graphql/builder.ts';
import { dataOrError } from '#server/graphql/data-or-error.ts';
import type { Booking } from '#server/integrations/booking/booking.ts';
import { formFailures } from '#words/form-notices.ts';

type StudioNoun = { id: LocationId; name: string; isPremium: boolean };

/** The booking provider's locations except the online one; which studios are premier is our own data. */
const listStudios = async (booking: Booking): Promise<StudioNoun[]> => {
  const locations = await booking.listLocations();
  return locations
    .map(({ id, name }) => ({ id: parseLocationId(id), name }))
    .flatMap(({ id, name }) => {
      if (!id || id === onlineLocationId) return [];
      const isPremium = studios.some(({ locationId, isPremier }) => locationId === id && isPremier);
      return [{ id, name, isPremium }];
    });
};

const Studio = builder.objectRef<StudioNoun>('Studio').implement({
  description: 'A studio as dropdowns list it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Booking id, such as 48750, as a number.' }),
    name: t.exposeString('name', { description: 'What visitors call it, such as Midtown Miami.' }),
    is_premium: t.exposeBoolean('isPremium', {
      description: 'One of the premier studios.',
    }),
  }),
});

const StudiosResult = dataOrError<StudioNoun>({
  result: 'StudiosResult',
  data: 'Studios',
  error: 'StudiosAPIError',
  item: Studio,
  fallback: formFailures.studioList,
  what: 'studios',
});

builder.queryField('getAllStudios', (t) =>
  t.field({
    type: StudiosResult.type,
    description:
      'Every studio of the booking system, also the two closed ones (48723, 48724), or an error message.',
    resolve: (_, __, context) => StudiosResult.resolve(context, () => listStudios(context.booking)),
  }),
);
