import { FilmBanner } from '#app/components/film/film-banner.tsx';
import { FormSection } from '#app/components/sections/form-section.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import CareerApplicationFormCode from '#app/forms/site-forms/career-application-form.tsx';
import FutureOpeningsFormCode from '#app/forms/site-forms/future-openings-form.tsx';
import { island } from '#app/islands/island.tsx';
import type { Openings } from '#app/loaders/openings.server.ts';
import { careers } from '#words/pages/careers.ts';
import { Benefits } from './benefits.tsx';
import { OpeningsList } from './openings-list.tsx';
import { Roles } from './roles.tsx';

const CareerApplicationForm = island(CareerApplicationFormCode);
const FutureOpeningsForm = island(FutureOpeningsFormCode);

const { banner, application, notify } = careers;

export function Careers({ studios, ...openings }: Openings & { studios: StudioOptions }) {
  return (
    <>
      <FilmBanner heading={banner.heading} text={banner.text} image={banner.image}>
        <ButtonLink to={banner.openings.to} size="large">
          {banner.openings.label}
        </ButtonLink>
      </FilmBanner>
      <Benefits />
      <Roles />
      <OpeningsList {...openings} />
      <FormSection id="apply" block={application}>
        <CareerApplicationForm studios={studios} />
      </FormSection>
      <FormSection id="notify" block={notify} ground="dark">
        <FutureOpeningsForm studios={studios} />
      </FormSection>
    </>
  );
}
