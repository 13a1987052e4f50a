import type { ExpressionBuilder } from 'kysely';
import type { LocationId } from '#domain/studios.ts';
import type { Database, Db } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';

/** The location of a studio, or null for the central desk, which gets the leads without a studio. */
export type ManagerLocation = LocationId | null;

const isOfLocation = (locationId: ManagerLocation) => (eb: ExpressionBuilder<Tables, 'managers'>) =>
  locationId === null ? eb('location_id', 'is', null) : eb('location_id', '=', locationId);

export const listManagerEmails = async (
  db: Db,
  locationId: ManagerLocation,
  topic: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('managers')
    .select('email')
    .where(isOfLocation(locationId))
    .where('form_id', '=', topic)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
};

export type ManagerRow = { locationId: ManagerLocation; topic: number; email: string };

export const listManagers = (db: Db): Promise<ManagerRow[]> =>
  db
    .selectFrom('managers')
    .select(['location_id as locationId', 'form_id as topic', 'email'])
    .orderBy('form_id')
    .orderBy('email')
    .execute();

/** Replaces all mailboxes of a studio, or of the central desk, for a topic. */
export const setManagerEmails = (
  { transact }: Database,
  locationId: ManagerLocation,
  topic: number,
  emails: readonly string[],
): Promise<void> =>
  transact(async (tx) => {
    await tx.deleteFrom('managers').where(isOfLocation(locationId)).where('form_id', '=', topic).execute();
    await tx
      .insertInto('managers')
      .values(emails.map((email) => ({ location_id: locationId, form_id: topic, email })))
      .execute();
  });
