import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';

/** A studio's booking id, or null for the central desk, which gets the leads without a studio. */
export type StudioOrCentral = number | null;

const isOfStudio = (studioId: StudioOrCentral) => (eb: ExpressionBuilder<Tables, 'managers'>) =>
  studioId === null ? eb('location_id', 'is', null) : eb('location_id', '=', studioId);

export const listManagerEmails = async (
  db: Db,
  studioId: StudioOrCentral,
  formId: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('managers')
    .select('email')
    .where(isOfStudio(studioId))
    .where('form_id', '=', formId)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
};

export type ManagerRow = { studioId: StudioOrCentral; formId: number; email: string };

export const listManagers = (db: Db): Promise<ManagerRow[]> =>
  db
    .selectFrom('managers')
    .select(['location_id as studioId', 'form_id as formId', 'email'])
    .orderBy('form_id')
    .orderBy('email')
    .execute();

/** Replaces all mailboxes of the studio, or of the central desk, and form; the next mail goes to the new ones. */
export const setManagerEmails = (
  db: Db,
  studioId: StudioOrCentral,
  formId: number,
  emails: readonly string[],
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('managers').where(isOfStudio(studioId)).where('form_id', '=', formId).execute();
    await tx
      .insertInto('managers')
      .values(emails.map((email) => ({ location_id: studioId, form_id: formId, email })))
      .execute();
  });
