import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { FilmBanner } from '#app/components/film/film-banner.tsx';
import { FormSection } from '#app/components/sections/form-section.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { formAction } from '#app/forms/engine/form-action.server.ts';
import { loadStudioOptions } from '#app/forms/fields/studios.server.ts';
import CareerApplicationFormCode, {
  careerApplicationForm,
} from '#app/forms/site-forms/career-application-form.tsx';
import FutureOpeningsFormCode, { futureOpeningsForm } from '#app/forms/site-forms/future-openings-form.tsx';
import { island } from '#app/islands/island.tsx';
import { loadOpenings } from '#app/loaders/openings.server.ts';
import { Benefits } from '#app/pages/careers/benefits.tsx';
import { OpeningsList } from '#app/pages/careers/openings-list.tsx';
import { Roles } from '#app/pages/careers/roles.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { jobPostings } from '#app/seo/structured-data/opening.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { careers } from '#words/pages/careers.ts';
import type { Route } from './+types/careers';

const CareerApplicationForm = island('career-application-form', CareerApplicationFormCode);
const FutureOpeningsForm = island('future-openings-form', FutureOpeningsFormCode);

const { banner, application, notify } = careers;

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
    picture: banner.image.picture,
    crumb: careers.crumb,
    structuredData: import.meta.env.SSR && ((origin) => jobPostings(origin, loaderData?.openings ?? [])),
  });

export const ErrorBoundary = pageErrorBoundary(() => (
  <Careers loaderData={{ openings: [], failure: '', studios: null }} />
));

export default Careers;

function Careers({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <>
      <FilmBanner heading={banner.heading} text={banner.text} image={banner.image}>
        <ButtonLink to={banner.openings.to} size="large">
          {banner.openings.label}
        </ButtonLink>
      </FilmBanner>
      <Benefits />
      <Roles />
      <OpeningsList {...loaderData} />
      <FormSection id="apply" block={application}>
        <CareerApplicationForm studios={loaderData.studios} />
      </FormSection>
      <FormSection id="notify" block={notify} ground="dark">
        <FutureOpeningsForm studios={loaderData.studios} />
      </FormSection>
    </>
  );
}
