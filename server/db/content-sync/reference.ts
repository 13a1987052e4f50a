import type { Tables } from '#server/db/tables.ts';
import { classTypes, workshopTypes } from './class-types.ts';
import { instructorRows, videoRows } from './library.ts';
import { layoutRows, locationRows } from './locations.ts';
import { managerRows, openingRows, promoRows } from './openings-and-managers.ts';

/** The rows that depend only on the content files, not on the date. */
export const referenceRows = () => {
  const locations = locationRows();
  return {
    layouts: layoutRows(),
    locations,
    class_types: [...classTypes, ...workshopTypes].map(({ row }) => row),
    instructors: instructorRows(),
    videos: videoRows(),
    openings: openingRows(),
    promos: promoRows(),
    managers: managerRows(locations),
  } satisfies Partial<Record<keyof Tables, unknown>>;
};
