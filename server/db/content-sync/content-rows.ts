import type { Tables } from '#server/db/tables.ts';
import { classTypes, workshopTypes } from './class-types.ts';
import { instructorRows, videoRows } from './instructors-and-videos.ts';
import { layoutRows, locationRows } from './locations.ts';
import { managerRows, openingRows, promoRows } from './openings-and-managers.ts';

/** The rows that depend only on the content files, not on the date. */
export const contentRows = () => {
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
