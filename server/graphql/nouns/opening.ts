import { tableText } from '#content/catalog/table-texts.ts';
import { builder } from '#server/graphql/builder.ts';
import { dataOrError } from '#server/graphql/data-or-error.ts';
import { listOpenings, type OpeningRow as OpeningNoun } from '#server/models/openings.ts';
import { formFailures } from '#words/form-notices.ts';

const Opening = builder.objectRef<OpeningNoun>('Opening').implement({
  description: 'A job that we want to fill.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Number of the posting.' }),
    position: t.exposeString('position', {
      description: 'Front Desk Associate, Teacher, Manager or Corporate.',
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'The title that a job board gives; null for jobs of our own list.',
    }),
    location: t.string({
      description: 'The studio, or where else the job is.',
      resolve: ({ location }) => tableText(location),
    }),
    url: t.exposeString('url', { description: 'Where one applies, on the job site; absolute.' }),
  }),
});

const OpeningsResult = dataOrError<OpeningNoun>({
  result: 'OpeningsResult',
  data: 'Openings',
  error: 'OpeningsAPIError',
  item: Opening,
  fallback: formFailures.contact,
  what: 'job openings',
});

builder.queryField('getAllOpenings', (t) =>
  t.field({
    type: OpeningsResult.type,
    description: 'All job openings, or an error message when they are not available.',
    resolve: (_, __, context) =>
      OpeningsResult.resolve(context, () => listOpenings(context.database.kysely, context.env.OPENINGS_URL)),
  }),
);
