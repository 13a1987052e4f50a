import type { StudioId } from '#domain/studios.ts';
import type { Db } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';

/** The email address in the ticket; undefined while the submission has no ticket. */
export const findSenderEmail = async (db: Db, id: string): Promise<string | undefined> =>
  (await unscoped(db).selectFrom('tickets').select('email').where('id', '=', id).executeTakeFirst())?.email;

/** The tickets that the member `staff` or, without `staff`, the studio still has. */
export const findStillWith = (
  db: Db,
  ids: readonly string[],
  { staff, studio }: { staff: string | undefined; studio: StudioId | undefined },
) =>
  unscoped(db)
    .selectFrom('tickets')
    .select(['id', 'name', 'studio_id'])
    .where('id', 'in', ids)
    .where(staff === undefined ? 'studio_id' : 'assignee_id', '=', staff ?? studio ?? null)
    .execute();
