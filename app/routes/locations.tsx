import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { LocationGrid } from '#app/components/location-cards/location-grid.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { pageEnvironment } from '#app/loaders/page-environment.server.ts';
import { ComingSoonHero } from '#app/pages/locations/coming-soon-hero.tsx';
import { LocationPills } from '#app/pages/locations/location-pills.tsx';
import { MapSection } from '#app/pages/locations/map/map-section.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { locationCards } from '#content/catalog/location-cards.ts';
import { mapStudios } from '#content/catalog/map-studios.ts';
import { locations } from '#words/pages/locations.ts';
import type { Route } from './+types/locations';

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...locations.meta,
    path: '/locations',
    crumb: locations.crumb,
    picture: locations.image.picture,
  });

export const loader = ({ context }: Route.LoaderArgs) => ({
  cards: locationCards,
  mapStudios,
  mapStyleUrl: pageEnvironment(context).mapStyleUrl,
});

export const ErrorBoundary = pageErrorBoundary();

export default function Locations({ loaderData: { cards, mapStudios, mapStyleUrl } }: Route.ComponentProps) {
  return (
    <>
      <PageHero heading={locations.heading} text={locations.text} image={locations.image} />
      <Section className="!pt-10 md:!pt-14">
        <LocationPills />
        <h2 className="sr-only">{locations.cards.label}</h2>
        <div className="mt-8 md:mt-12">
          <LocationGrid cards={cards} />
        </div>
      </Section>
      <ComingSoonHero />
      <MapSection studios={mapStudios} cards={cards} styleUrl={mapStyleUrl} />
    </>
  );
}
