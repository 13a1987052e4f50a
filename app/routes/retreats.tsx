import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { retreatForm } from '#app/forms/site-forms/retreat-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { pageEnvironment } from '#app/loaders/page-environment.server.ts';
import { Retreats } from '#app/pages/retreats/retreats.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { event } from '#app/seo/structured-data/events.ts';
import { faqPage } from '#app/seo/structured-data/page.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { retreats } from '#words/pages/retreats.ts';
import type { Route } from './+types/retreats';

const { trips, questions } = retreats;

export const handle = { cache: {}, sitemap: 'build', aliases: ['/retreats/presale'] } satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => ({ today: pageEnvironment(context).today });

/** Also served at `/retreats/presale`, where the offer opens without a press, with the same canonical URL. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...retreats.meta,
    path: '/retreats',
    crumb: retreats.crumb,
    structuredData: (origin) => [
      faqPage(questions.items),
      // schema.org has no status for an event that is over.
      ...trips.items
        .filter(({ ends }) => loaderData && loaderData.today <= ends)
        .map(({ id, name, title, description, starts, ends, country, image }) =>
          event(origin, {
            name: title,
            description,
            starts,
            ends,
            place: { name, country },
            picture: image.picture,
            url: `/retreats#${id}`,
          }),
        ),
    ],
  });

export const action = formAction(retreatForm);

export const ErrorBoundary = pageErrorBoundary(() => <Retreats />);

export default Retreats;
