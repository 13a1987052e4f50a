import { Rail } from '#app/components/ui/rail.tsx';
import type { LocationCard as LocationCardData } from '#content/catalog/location-cards.ts';
import { locations } from '#words/pages/locations.ts';
import { shell } from '#words/pages/shell.ts';
import { LocationCard } from './location-card.tsx';

type Props = { cards: readonly LocationCardData[]; label?: string };

/** Rows of three; a carousel on screens of 768 px and less. Both layouts use the same elements. */
export function LocationGrid({ cards, label = locations.cards.label }: Props) {
  return (
    <Rail
      label={label}
      previousLabel={shell.carousel.previous}
      nextLabel={shell.carousel.next}
      itemClass="w-[min(82vw,24rem)] md:w-auto"
      listClass="md:mx-0 md:grid md:grid-cols-3 md:gap-6 md:overflow-visible md:px-0 lg:gap-8"
    >
      {cards.map((card) => (
        <LocationCard
          key={card.id}
          card={card}
          sizes="(min-width: 1024px) 26rem, (min-width: 769px) 30vw, 58vw"
        />
      ))}
    </Rail>
  );
}
