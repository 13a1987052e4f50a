import { FormSection } from '#app/components/sections/form-section.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import FutureOpeningsFormCode from '#app/forms/site-forms/future-openings-form.tsx';
import { island } from '#app/islands/island.tsx';
import type { Openings } from '#app/loaders/openings.server.ts';
import { careers } from '#words/pages/careers.ts';
import { openings } from '#words/pages/openings.ts';
import { BenefitsStrip } from './benefits.tsx';
import { OpeningsList } from './openings-list.tsx';

const FutureOpeningsForm = island(FutureOpeningsFormCode);

const { team, notify } = careers;

export function OpeningsPage({ studios, ...loaded }: Openings & { studios: StudioOptions }) {
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
      <OpeningsList {...loaded} />
      <BenefitsStrip />
      <Section labelledBy="why" className="text-center">
        <SectionHeading id="why" align="center" title={openings.careers.heading} text={openings.careers.text}>
          <ButtonLink to={openings.careers.link.to} variant="secondary">
            {openings.careers.link.label}
          </ButtonLink>
        </SectionHeading>
      </Section>
      <FormSection id="notify" block={notify} ground="dark">
        <FutureOpeningsForm studios={studios} />
      </FormSection>
    </>
  );
}
