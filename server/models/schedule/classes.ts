import type { Selectable } from 'kysely';
import type { CalendarDay } from '#domain/dates.ts';
import type { LocationId } from '#domain/studios.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { Tables } from '#server/db/tables.ts';
import { mapPage, offsetOf, type Page, type PageRequest, toPage } from '#server/models/pagination.ts';

type Row = Selectable<Tables['classes']>;
export type ScheduledClass = Omit<Row, 'instructor_ids'> & { instructor_ids: number[] };

export type ClassFilter = {
  /** The provider of the shown classes, by its name in BOOKING_PROVIDER. */
  provider: string;
  kind: 'class' | 'workshop';
  locationIds: readonly LocationId[];
  /** The range includes both days, in the studio's calendar. */
  from: CalendarDay;
  to: CalendarDay;
};

const read = (row: Row): ScheduledClass => ({ ...row, instructor_ids: fromJson(row.instructor_ids) });

const matching = (db: Db, { provider, kind, locationIds, from, to }: ClassFilter) =>
  db
    .selectFrom('classes')
    .where('provider', '=', provider)
    .where('is_cancelled', '=', 0)
    .where('kind', '=', kind)
    .where('location_id', 'in', locationIds)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to);

/** Sorted by start time. */
export const pageClasses = async (
  db: Db,
  filter: ClassFilter,
  request: PageRequest,
): Promise<Page<ScheduledClass>> => {
  const [items, { count }] = await Promise.all([
    matching(db, filter)
      .selectAll()
      .orderBy('local_date')
      .orderBy('starts_at')
      .orderBy('id')
      .limit(request.size)
      .offset(offsetOf(request))
      .execute(),
    matching(db, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return mapPage(toPage(items, request, count), read);
};

/** Undefined for a cancelled class. */
export const findClass = async (
  db: Db,
  { provider, id }: { provider: string; id: number },
): Promise<ScheduledClass | undefined> => {
  const row = await db
    .selectFrom('classes')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', provider)
    .where('is_cancelled', '=', 0)
    .executeTakeFirst();
  return row && read(row);
};
