import { LocationsRail } from '#app/components/locations/locations-rail.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { LocationCard } from '#content/catalog/location-cards.ts';
import { home } from '#words/pages/home.ts';

const { locations } = home;

export function Locations({ cards }: { cards: readonly LocationCard[] }) {
  return (
    <Section labelledBy="locations">
      <SectionHeading id="locations" title={locations.heading} text={locations.text}>
        <ButtonLink to={locations.link.to} variant="secondary">
          {locations.link.label}
        </ButtonLink>
      </SectionHeading>
      <LocationsRail cards={cards} className="mt-12" />
    </Section>
  );
}
