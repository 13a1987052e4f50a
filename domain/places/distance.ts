import type { Coordinates } from '#domain/studios.ts';

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const distanceKm = (a: Coordinates, b: Coordinates): number => {
  const dLat = radians(b.latitude - a.latitude);
  const dLng = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h));
};

/** Sorted by distance, nearest first. */
export const byDistance = <S extends { coordinates: Coordinates }>(
  position: Coordinates,
  candidates: readonly S[],
): S[] =>
  [...candidates].sort((a, b) => distanceKm(position, a.coordinates) - distanceKm(position, b.coordinates));

export const nearestStudio = <S extends { coordinates: Coordinates }>(
  position: Coordinates,
  candidates: readonly S[],
): S | undefined => byDistance(position, candidates)[0];
