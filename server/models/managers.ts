import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';

/** A studio's booking id, or null for the central desk, which gets the leads without a studio. */
export type Desk = number | null;

const isOfDesk = (desk: Desk) => (eb: ExpressionBuilder<Tables, 'managers'>) =>
  desk === null ? eb('location_id', 'is', null) : eb('location_id', '=', desk);

export const listManagerEmails = async (db: Db, desk: Desk, formId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('managers')
    .select('email')
    .where(isOfDesk(desk))
    .where('form_id', '=', formId)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
};

export type ManagerRow = { desk: Desk; formId: number; email: string };

export const listManagers = (db: Db): Promise<ManagerRow[]> =>
  db
    .selectFrom('managers')
    .select(['location_id as desk', 'form_id as formId', 'email'])
    .orderBy('form_id')
    .orderBy('email')
    .execute();

/** Replaces all mailboxes of a studio, or of the central desk, for a form; the next mail goes to the new ones. */
export const setManagerEmails = (
  db: Db,
  desk: Desk,
  formId: number,
  emails: readonly string[],
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('managers').where(isOfDesk(desk)).where('form_id', '=', formId).execute();
    await tx
      .insertInto('managers')
      .values(emails.map((email) => ({ location_id: desk, form_id: formId, email })))
      .execute();
  });
