import { builder } from '#server/graphql/builder.ts';
import { dataOrError } from '#server/graphql/data-or-error.ts';
import type { Studio as StudioNoun } from '#server/integrations/booking/booking.ts';
import { formFailures } from '#words/form-notices.ts';

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
      'Every studio of the booking system, also the two closed ones (48723, 48724), or words to show when the list cannot be had.',
    resolve: (_, __, context) => StudiosResult.answer(context, () => context.booking.listStudios()),
  }),
);
