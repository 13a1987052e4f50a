import { studios } from '#domain/studios.ts';
import type { Db } from '#server/db/connect.ts';
import { officeAddress } from '#words/mails.ts';

const emails = (rows: readonly { email: string }[]) => [...new Set(rows.map((row) => row.email))].sort();

/** Whoever answers a form for more than one studio is its central desk. */
const centralDesk = async (db: Db, formId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('managers')
    .select('email')
    .where('form_id', '=', formId)
    .groupBy('email')
    .having((having) => having.fn.count('location_id').distinct(), '>', 1)
    .execute();
  return emails(rows);
};

/** Who must act on a form: the studios' managers, else the form's central desk, else the office. Never nobody. */
export const recipientsOf = async (
  db: Db,
  formId: number,
  studioIds: readonly number[],
): Promise<string[]> => {
  const managers = studioIds.length
    ? await db
        .selectFrom('managers')
        .select('email')
        .where('form_id', '=', formId)
        .where('location_id', 'in', [...studioIds])
        .execute()
    : [];
  if (managers.length) return emails(managers);
  const desk = await centralDesk(db, formId);
  return desk.length ? desk : [officeAddress];
};

export const studioName = async (db: Db, id: number): Promise<string> => {
  const location = await db.selectFrom('locations').select('name').where('id', '=', id).executeTakeFirst();
  return location?.name ?? studios.find((studio) => studio.bookingId === id)?.name ?? `Studio ${id}`;
};

export type StudioContact = { name: string; phone: string };

/** What a visitor is told about the studio they chose. */
export const studioContact = async (db: Db, id: number): Promise<StudioContact> => {
  const location = await db
    .selectFrom('locations')
    .select('phone_number')
    .where('id', '=', id)
    .executeTakeFirst();
  return { name: await studioName(db, id), phone: location?.phone_number ?? '' };
};
