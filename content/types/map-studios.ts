import type { Coordinates } from '#domain/studios.ts';

/** A studio as the map knows it. */
export type MapStudio = {
  id: number;
  title: string;
  coordinates: Coordinates;
  address: readonly [string, string];
  /** "COMING 2025", where the doors are not open yet. */
  comingText: string | null;
  url: string;
  isUpcoming: boolean;
};
