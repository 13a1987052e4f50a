import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { loadStudioOptions } from '#app/forms/fields/studios.server.ts';
import { careerApplicationForm } from '#app/forms/site-forms/career-application-form.tsx';
import { futureOpeningsForm } from '#app/forms/site-forms/future-openings-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { loadOpenings } from '#app/loaders/openings.server.ts';
import { Careers } from '#app/pages/careers/careers.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { jobPostings } from '#app/seo/structured-data/opening.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { careers } from '#words/pages/careers.ts';
import type { Route } from './+types/careers';

export const handle = { cache: { query: ['location'] }, sitemap: 'daily' } satisfies PageHandle;

export const action = formAction(careerApplicationForm, futureOpeningsForm);
export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await loadOpenings(context)),
  studios: await loadStudioOptions(context),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...careers.meta,
    path: '/careers',
    crumb: careers.crumb,
    structuredData: (origin) => jobPostings(origin, loaderData?.openings ?? []),
  });

export const ErrorBoundary = pageErrorBoundary(() => <Careers openings={[]} failure="" studios={null} />);

export default ({ loaderData }: Route.ComponentProps) => <Careers {...loaderData} />;
