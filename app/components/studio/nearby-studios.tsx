import type { ReactNode } from 'react';
import { LocationCard } from '#app/components/location-card.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { LocationCard as LocationCardData } from '#content/types/location-cards.ts';

type Props = { heading: string; text: string; cards: readonly LocationCardData[]; children?: ReactNode };

export function NearbyStudios({ heading, text, cards, children }: Props) {
  return (
    <Section labelledBy="nearby">
      <SectionHeading id="nearby" title={heading} text={text} />
      <ul className="mt-10 grid gap-6 md:grid-cols-3 lg:gap-8">
        {cards.map((card) => (
          <li key={card.id}>
            <LocationCard card={card} sizes="(min-width: 769px) 30vw, 92vw" />
          </li>
        ))}
      </ul>
      {children && <div className="mt-10">{children}</div>}
    </Section>
  );
}
