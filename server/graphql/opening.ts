import { formFailures } from '#content/en/form-notices.ts';
import { listOpenings, type Opening as OpeningNoun } from '#server/models/openings.ts';
import { builder } from './builder.ts';
import { dataOrError } from './data-or-error.ts';

const Opening = builder.objectRef<OpeningNoun>('Opening').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    position: t.exposeString('position'),
    location: t.exposeString('location'),
    url: t.exposeString('url'),
  }),
});

const OpeningsResult = dataOrError<OpeningNoun>({
  result: 'OpeningsResult',
  data: 'Openings',
  error: 'OpeningsAPIError',
  item: Opening,
  fallback: formFailures.contact,
});

builder.queryField('getAllOpenings', (t) =>
  t.field({
    type: OpeningsResult.type,
    resolve: (_, __, context) => OpeningsResult.answer(context, () => listOpenings(context.db.kysely)),
  }),
);
