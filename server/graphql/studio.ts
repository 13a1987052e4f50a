import { formFailures } from '#content/en/form-notices.ts';
import type { Studio as StudioNoun } from '#server/integrations/booking/booking.ts';
import { builder } from './builder.ts';
import { dataOrError } from './data-or-error.ts';

const Studio = builder.objectRef<StudioNoun>('Studio').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    is_premium: t.exposeBoolean('isPremium'),
  }),
});

const StudiosResult = dataOrError<StudioNoun>({
  result: 'StudiosResult',
  data: 'Studios',
  error: 'StudiosAPIError',
  item: Studio,
  fallback: formFailures.studioList,
});

builder.queryField('getAllStudios', (t) =>
  t.field({
    type: StudiosResult.type,
    resolve: (_, __, context) => StudiosResult.answer(context, () => context.booking.listStudios()),
  }),
);
