import { LocationGrid } from '#app/components/location-cards/location-grid.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { locationCards } from '#content/catalog/location-cards.ts';
import { locations } from '#words/pages/locations.ts';
import { ComingSoonHero } from './coming-soon-hero.tsx';
import { LocationPills } from './location-pills.tsx';
import { MapSection } from './map/map-section.tsx';

export function Locations({ mapStyleUrl }: { mapStyleUrl: string | null }) {
  return (
    <>
      <PageHero heading={locations.heading} text={locations.text} image={locations.image} />
      <Section className="!pt-10 md:!pt-14">
        <LocationPills />
        <h2 className="sr-only">{locations.cards.label}</h2>
        <div className="mt-8 md:mt-12">
          <LocationGrid cards={locationCards} />
        </div>
      </Section>
      <ComingSoonHero />
      <MapSection styleUrl={mapStyleUrl} />
    </>
  );
}
