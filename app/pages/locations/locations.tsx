import { LocationGrid } from '#app/components/location-cards/location-grid.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { island } from '#app/islands/island.tsx';
import { locationCards } from '#content/catalog/location-cards.ts';
import { mapStudios } from '#content/catalog/map-studios.ts';
import { locations } from '#words/pages/locations.ts';
import { ComingSoonHero } from './coming-soon-hero.tsx';
import { LocationPills } from './location-pills.tsx';
import StudioFinderCode from './map/studio-finder.island.tsx';

const { map: words } = locations;
const StudioFinder = island(StudioFinderCode);

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

function MapSection({ styleUrl }: { styleUrl: string | null }) {
  return (
    <Section ground="sand" labelledBy="map-title" id="map">
      <SectionHeading id="map-title" title={words.heading} text={words.text} className="mb-10" />
      <StudioFinder studios={mapStudios} cards={locationCards} styleUrl={styleUrl} />
      <p className="mt-3 text-xs text-ink-soft">
        {words.attribution.text}{' '}
        <SiteLink to={words.attribution.link.to} className="underline underline-offset-2">
          {words.attribution.link.label}
        </SiteLink>
      </p>
    </Section>
  );
}
