import type { ReactNode } from 'react';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { locationCards } from '#content/catalog/location-cards.ts';
import { byDistance } from '#domain/places/distance.ts';
import { openStudios, studioFromQuery } from '#domain/studios.ts';
import { LocationGrid } from './location-grid.tsx';

const shownCount = 3;

/** Cards of the nearest open studios, nearest first. */
export const nearbyStudios = (slug: string) => {
  const studio = studioFromQuery(slug);
  if (!studio) return [];
  return byDistance(studio.coordinates, openStudios)
    .filter(({ id }) => id !== studio.id)
    .slice(0, shownCount)
    .flatMap((near) => locationCards.filter((card) => card.id === near.id));
};

type Props = {
  /** The studio that the page is about. */
  slug: string;
  heading: string;
  text: string;
  children?: ReactNode;
};

export function NearbyStudios({ slug, heading, text, children }: Props) {
  return (
    <Section labelledBy="nearby">
      <SectionHeading id="nearby" title={heading} text={text} />
      <div className="mt-10">
        <LocationGrid cards={nearbyStudios(slug)} label={heading} />
      </div>
      {children && <div className="mt-10">{children}</div>}
    </Section>
  );
}
