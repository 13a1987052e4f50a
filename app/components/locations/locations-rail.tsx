import { Rail } from '#app/components/ui/rail.tsx';
import type { LocationCard as LocationCardData } from '#content/catalog/location-cards.ts';
import { locations } from '#words/pages/locations.ts';
import { shell } from '#words/pages/shell.ts';
import { LocationCard } from './location-card.tsx';

type Props = { cards: readonly LocationCardData[]; className?: string };

/**
 * All studios in one row that scrolls sideways. The cards must come from a loader, because they need the content of
 * every studio's page.
 */
export function LocationsRail({ cards, className }: Props) {
  return (
    <Rail
      label={locations.cards.label}
      previousLabel={shell.carousel.previous}
      nextLabel={shell.carousel.next}
      itemClass="w-[min(82vw,24rem)]"
      className={className}
    >
      {cards.map((card) => (
        <LocationCard key={card.id} card={card} sizes="(min-width: 480px) 24rem, 58vw" />
      ))}
    </Rail>
  );
}
