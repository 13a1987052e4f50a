import { FilmHero } from '#app/components/film/film-hero.tsx';
import { OpenedStudios } from '#app/components/location-cards/opened-studios.tsx';
import { FormCard } from '#app/components/sections/form-section.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import UpcomingLocationsFormCode from '#app/forms/site-forms/upcoming-locations-form.tsx';
import { island } from '#app/islands/island.tsx';
import { upcomingLocations } from '#words/pages/upcoming-locations.ts';
import { Benefits } from './benefits.tsx';
import { FloatingSecureButton, SecureButton } from './secure-button.tsx';
import { SignUpSection } from './sign-up-section.tsx';

const UpcomingLocationsForm = island(UpcomingLocationsFormCode);

const { names, opening, text, footage, form } = upcomingLocations;

/** The last path segment is one of the two studios; any other value means both. */
const nameOf = (location: string | undefined): string =>
  location === 'miami' || location === 'hollywood' ? names[location] : names.both;

export function UpcomingLocations({ location }: { location: string | undefined }) {
  return (
    <>
      <FilmHero
        id="film"
        footage={footage}
        heading={nameOf(location)}
        notice={<Pill tone="flow">{opening}</Pill>}
      >
        <p className="mt-6 max-w-lg text-lg">{text}</p>
        <OpenedStudios
          names={[names.miami, names.hollywood].filter((name) => nameOf(location).includes(name))}
          className="mt-4"
        />
        <SecureButton className="mt-8" />
      </FilmHero>
      <Benefits />
      <SignUpSection heading={form.heading} text={form.text}>
        <FormCard>
          <UpcomingLocationsForm location={location} />
        </FormCard>
      </SignUpSection>
      <FloatingSecureButton />
    </>
  );
}
