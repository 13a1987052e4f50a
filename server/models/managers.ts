import type { Db } from '#server/db/connect.ts';

/** Who must read what a visitor of this studio sent with this form. */
export const listManagerEmails = async (db: Db, locationId: number, formId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('managers')
    .select('email')
    .where('location_id', '=', locationId)
    .where('form_id', '=', formId)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
};

export type ManagerRow = { studioId: number; studio: string; formId: number; email: string };

export const listManagers = (db: Db): Promise<ManagerRow[]> =>
  db
    .selectFrom('managers')
    .innerJoin('locations', 'locations.id', 'managers.location_id')
    .select(['locations.id as studioId', 'locations.name as studio', 'form_id as formId', 'managers.email'])
    .orderBy('locations.name')
    .orderBy('form_id')
    .orderBy('managers.email')
    .execute();

/** These and no others, from the next mail on. */
export const setManagerEmails = (
  db: Db,
  locationId: number,
  formId: number,
  emails: readonly string[],
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('managers')
      .where('location_id', '=', locationId)
      .where('form_id', '=', formId)
      .execute();
    await tx
      .insertInto('managers')
      .values(emails.map((email) => ({ location_id: locationId, form_id: formId, email })))
      .execute();
  });
