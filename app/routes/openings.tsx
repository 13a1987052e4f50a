import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { loadStudioOptions } from '#app/forms/fields/studios.server.ts';
import { futureOpeningsForm } from '#app/forms/site-forms/future-openings-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { loadOpenings } from '#app/loaders/openings.server.ts';
import { OpeningsPage } from '#app/pages/careers/openings.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { openings } from '#words/pages/openings.ts';
import type { Route } from './+types/openings';

export const handle = { cache: {}, sitemap: 'daily' } satisfies PageHandle;

export const action = formAction(futureOpeningsForm);
export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await loadOpenings(context)),
  studios: await loadStudioOptions(context),
});

/** Structured data of the openings is on `/careers` only: a search engine would count it twice. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...openings.meta,
    path: '/openings',
    crumb: openings.heading,
  });

export const ErrorBoundary = pageErrorBoundary(() => (
  <OpeningsPage openings={[]} failure="" studios={null} />
));

export default ({ loaderData }: Route.ComponentProps) => <OpeningsPage {...loaderData} />;
