import type { Selectable } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';
import type { MediaUrls } from '#server/media/media-urls.ts';
import { offsetOf, type Page, type PageRequest, toPage } from '#server/models/pagination.ts';

export type InstructorRow = Selectable<Tables['instructors']>;

/** For an instructor without a portrait. */
const noPortrait = { thumbnail: '/placeholder.svg', large: '/placeholder.svg' };

/** An instructor as GraphQL returns it, with the URLs of the portrait. */
export const toInstructor = ({ id, name, bio, photo }: InstructorRow, media: MediaUrls) => ({
  id: String(id),
  name,
  bio,
  photoUrls: photo ? media.photo(photo) : noPortrait,
});

export const listInstructors = (db: Db): Promise<InstructorRow[]> =>
  db.selectFrom('instructors').selectAll().execute();

export const findInstructors = async (db: Db, ids: readonly number[]): Promise<InstructorRow[]> =>
  ids.length ? db.selectFrom('instructors').selectAll().where('id', 'in', ids).execute() : [];

export const pageInstructors = async (db: Db, request: PageRequest): Promise<Page<InstructorRow>> => {
  const [items, { count }] = await Promise.all([
    db
      .selectFrom('instructors')
      .selectAll()
      .orderBy('name')
      .orderBy('id')
      .limit(request.size)
      .offset(offsetOf(request))
      .execute(),
    db
      .selectFrom('instructors')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return toPage(items, request, count);
};
