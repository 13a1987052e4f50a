import type { Insertable } from 'kysely';
import { instructors } from '#content/catalog/instructors.ts';
import { openings } from '#content/catalog/openings.ts';
import type { Tables } from '#server/db/tables.ts';
import { classTypes, workshopTypes } from './class-types.ts';
import { layoutRows, locationRows } from './locations.ts';
import { managerRows } from './managers.ts';

const instructorRows = () =>
  instructors.map(({ id, firstName, middleName, lastName, bio }) => ({
    id,
    name: [firstName, middleName, lastName].filter(Boolean).join(' '),
    bio,
    photo: `instructors/${id}`,
  }));

const openingRows = (): Insertable<Tables['openings']>[] =>
  openings.map(({ id, position, location, url }) => ({ id, position, location, url }));

const promoRows = (): Tables['promos'][] => [
  { id: 1, name: 'First Class Free', number_of_classes: 1, contract_id: '21044', active: 1 },
  { id: 2, name: 'Three Classes Free', number_of_classes: 3, contract_id: '21045', active: 0 },
];

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
