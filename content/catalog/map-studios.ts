import { compareText } from '#content/compare-text.ts';
import { type Coordinates, type StudioId, studioPath, studios } from '#domain/studios.ts';
import { locationCards } from './location-cards.ts';

export type MapStudio = {
  id: StudioId;
  title: string;
  coordinates: Coordinates;
  address: readonly [string, string];
  /** "COMING 2025", for an upcoming studio. */
  comingText: string | null;
  url: string;
  isUpcoming: boolean;
};

/** All twenty studios from A to Z, as in the list beside the map. Not for islands, as `locationCards`. */
export const mapStudios: readonly MapStudio[] = locationCards
  .flatMap((card): MapStudio[] => {
    const studio = studios.find(({ id }) => id === card.id);
    if (!studio) return [];
    return [
      {
        id: card.id,
        title: card.name,
        coordinates: studio.coordinates,
        address: card.address,
        comingText: card.isUpcoming ? card.comingText : null,
        url: studioPath(card.id),
        isUpcoming: card.isUpcoming,
      },
    ];
  })
  .sort((a, b) => compareText(a.title, b.title));
