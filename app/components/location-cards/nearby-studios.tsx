import type { ReactNode } from 'react';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { LocationCard as LocationCardData } from '#content/catalog/location-cards.ts';
import { LocationGrid } from './location-grid.tsx';

type Props = { heading: string; text: string; cards: readonly LocationCardData[]; children?: ReactNode };

export function NearbyStudios({ heading, text, cards, children }: Props) {
  return (
    <Section labelledBy="nearby">
      <SectionHeading id="nearby" title={heading} text={text} />
      <div className="mt-10">
        <LocationGrid cards={cards} label={heading} />
      </div>
      {children && <div className="mt-10">{children}</div>}
    </Section>
  );
}
