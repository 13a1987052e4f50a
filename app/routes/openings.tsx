import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { FormSection } from '#app/components/sections/form-section.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { formAction } from '#app/forms/engine/form-action.server.ts';
import { loadStudioOptions } from '#app/forms/fields/studios.server.ts';
import FutureOpeningsFormCode, { futureOpeningsForm } from '#app/forms/site-forms/future-openings-form.tsx';
import { island } from '#app/islands/island.tsx';
import { loadOpenings } from '#app/loaders/openings.server.ts';
import { BenefitsStrip } from '#app/pages/careers/benefits.tsx';
import { OpeningsList } from '#app/pages/careers/openings-list.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { careers } from '#words/pages/careers.ts';
import { openings } from '#words/pages/openings.ts';
import type { Route } from './+types/openings';

const FutureOpeningsForm = island('future-openings-form', FutureOpeningsFormCode);

const { team, notify } = careers;

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
    picture: team.image.picture,
    crumb: openings.heading,
  });

export const ErrorBoundary = pageErrorBoundary(() => (
  <OpeningsPage loaderData={{ openings: [], failure: '', studios: null }} />
));

export default OpeningsPage;

function OpeningsPage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <>
      <PageHero heading={openings.heading} text={openings.text} image={team.image}>
        <ButtonLink to="#openings" size="large">
          {careers.banner.openings.label}
        </ButtonLink>
        <ButtonLink to={openings.careers.link.to} size="large" variant="light">
          {openings.careers.link.label}
        </ButtonLink>
      </PageHero>
      <OpeningsList {...loaderData} />
      <BenefitsStrip />
      <Section labelledBy="why" className="text-center">
        <SectionHeading id="why" align="center" title={openings.careers.heading} text={openings.careers.text}>
          <ButtonLink to={openings.careers.link.to} variant="secondary">
            {openings.careers.link.label}
          </ButtonLink>
        </SectionHeading>
      </Section>
      <FormSection id="notify" block={notify} ground="dark">
        <FutureOpeningsForm studios={loaderData.studios} />
      </FormSection>
    </>
  );
}
