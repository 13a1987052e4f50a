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
