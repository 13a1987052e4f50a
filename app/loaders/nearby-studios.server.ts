import type { LocationCard } from '#content/catalog/location-cards.ts';
import { locationCards } from '#content/catalog/location-cards.ts';
import { byDistance } from '#domain/places/distance.ts';
import { openStudios, type Studio } from '#domain/studios.ts';

const shown = 3;

/** Cards of the nearest open studios, nearest first. */
export const nearbyStudios = ({ id, coordinates }: Pick<Studio, 'id' | 'coordinates'>): LocationCard[] =>
  byDistance(coordinates, openStudios)
    .filter((other) => other.id !== id)
    .slice(0, shown)
    .flatMap((near) => locationCards.filter((card) => card.id === near.id));
