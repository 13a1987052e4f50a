import { instructors } from '#content/catalog/instructors.ts';
import type { Tables } from '#server/db/tables.ts';
import { classTypes, workshopTypes } from './class-types.ts';
import { layoutRows, locationRows } from './locations.ts';
import { managerRows, openingRows, promoRows } from './openings-and-managers.ts';

const instructorRows = () =>
  instructors.map(({ id, firstName, middleName, lastName, bio }) => ({
    id,
    name: [firstName, middleName, lastName].filter(Boolean).join(' '),
    bio,
    photo: `instructors/${id}`,
  }));

/** The rows that depend only on the content files, not on the date. */
export const contentRows = () => {
  const locations = locationRows();
  return {
    layouts: layoutRows(),
    locations,
    class_types: [...classTypes, ...workshopTypes].map(({ row }) => row),
    instructors: instructorRows(),
    openings: openingRows(),
    promos: promoRows(),
    managers: managerRows(locations),
  } satisfies Partial<Record<keyof Tables, unknown>>;
};
