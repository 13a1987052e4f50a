import type { Tx } from '#server/db/connect.ts';
import { classTypes, workshopTypes } from './class-types.ts';
import { instructorRows, videoRows } from './library.ts';
import { layoutRows, locationRows } from './locations.ts';
import { managerRows, openingRows, promoRows } from './office.ts';

/** Everything but the classes themselves: it changes with the content files, not with the day. */
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
  };
};

type Rows = ReturnType<typeof referenceRows>;
const subject = ({ location_id, form_id }: Rows['managers'][number]) => `${location_id} ${form_id}`;

/** Mailboxes are the operator's: ours stand in only where a studio has none for a form. */
const withThoseAlreadyThere = ({ managers, locations }: Rows, there: Rows['managers']): Rows['managers'] => {
  const studios = new Set(locations.map(({ id }) => id));
  const kept = there.filter(({ location_id }) => studios.has(location_id));
  const provided = new Set(kept.map(subject));
  return [...kept, ...managers.filter((row) => !provided.has(subject(row)))];
};

/** Call it when no class rows are left: they refer to locations and class types. */
export const writeReference = async (tx: Tx): Promise<void> => {
  const rows = referenceRows();
  const managers = await tx.deleteFrom('managers').returningAll().execute();
  for (const table of ['openings', 'videos', 'instructors', 'class_types', 'locations', 'layouts'] as const) {
    await tx.deleteFrom(table).execute();
  }
  await tx.insertInto('layouts').values(rows.layouts).execute();
  await tx.insertInto('locations').values(rows.locations).execute();
  await tx.insertInto('class_types').values(rows.class_types).execute();
  await tx.insertInto('instructors').values(rows.instructors).execute();
  await tx.insertInto('videos').values(rows.videos).execute();
  await tx.insertInto('openings').values(rows.openings).execute();
  await tx.insertInto('managers').values(withThoseAlreadyThere(rows, managers)).execute();
  // The free-class count is a setting of the chain: what an operator changed here stays.
  await tx
    .insertInto('promos')
    .values(rows.promos)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};
