import type { MapStudio } from '#content/types/map-studios.ts';
import { studioPath, studios } from '#domain/studios.ts';
import { locationCards } from '#words/location-cards.ts';

/** All twenty, from A to Z: the order of the list beside the map. Import it in loaders only, as the cards. */
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
  .sort((a, b) => a.title.localeCompare(b.title, 'en'));
