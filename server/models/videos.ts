import type { Selectable } from 'kysely';
import type { VideoKind } from '#domain/enumerations.ts';
import { classKinds } from '#domain/schedule/class-kinds.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { Tables } from '#server/db/tables.ts';
import { mapPage, offsetOf, type Page, type PageRequest, toPage } from './pagination.ts';

type Row = Selectable<Tables['videos']>;
export type Video = Omit<Row, 'instructor_ids'> & { instructor_ids: number[] };

/** Tutorials are the beginner videos of their kind, not copies. */
const taughtBy = (kinds: readonly VideoKind[]): VideoKind[] =>
  classKinds.filter(({ tutorialKind }) => kinds.includes(tutorialKind)).map(({ videoKind }) => videoKind);

const matching = (db: Db, kinds: readonly VideoKind[]) => {
  const taught = taughtBy(kinds);
  return db
    .selectFrom('videos')
    .where((eb) =>
      taught.length
        ? eb.or([
            eb('kind', 'in', kinds),
            eb.and([eb('kind', 'in', taught), eb('skill_level', '=', 'BEGINNER')]),
          ])
        : eb('kind', 'in', kinds),
    );
};

export const pageVideos = async (
  db: Db,
  kinds: readonly VideoKind[],
  request: PageRequest,
): Promise<Page<Video>> => {
  const [items, { count }] = await Promise.all([
    matching(db, kinds)
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .limit(request.size)
      .offset(offsetOf(request))
      .execute(),
    matching(db, kinds)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return mapPage(toPage(items, request, count), (row: Row) => ({
    ...row,
    instructor_ids: fromJson(row.instructor_ids),
  }));
};
