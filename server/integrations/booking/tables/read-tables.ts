import { isClassId, parseLocationId } from '#domain/booking-ids.ts';
import type { Booking, BookingServices } from '#server/integrations/booking/booking.ts';
import { mapPage, toPage } from '#server/models/pagination.ts';
import { findClass, pageClasses, type ScheduledClass } from '#server/models/schedule/classes.ts';
import { pageInstructors, toInstructor } from '#server/models/schedule/instructors.ts';
import { backstopMs, memoizeFor } from '#server/time/memoize-for.ts';
import { type ReservationsOf, toClass } from './classes.ts';
import { loadReferenceData } from './reference-data.ts';

type TableCalls = 'invalidate' | 'listLocations' | 'pageClasses' | 'findClass' | 'pageInstructors';

/** The calls that are the same for every provider whose schedule is in our tables. */
export const readTables = (
  provider: string,
  { database, clock, media }: Pick<BookingServices, 'database' | 'clock' | 'media'>,
  reservationsOf?: ReservationsOf,
) => {
  const db = database.kysely;
  const referenceData = memoizeFor(backstopMs, () => loadReferenceData(db, media));
  /** Loads the reference data again if another process has just added a class type. */
  const referenceDataOf = async (rows: readonly ScheduledClass[]) => {
    const known = await referenceData();
    if (known.hasRowsFor(rows)) return known;
    referenceData.invalidate();
    return referenceData();
  };
  const findRow = async (id: string) =>
    isClassId(id) ? findClass(db, { provider, id: Number(id) }) : undefined;

  const calls: Required<Pick<Booking, TableCalls>> = {
    invalidate: referenceData.invalidate,
    listLocations: async () => (await referenceData()).locations,
    pageClasses: async (filter, request) => {
      const locationIds = filter.locationIds.flatMap((id) => parseLocationId(id) ?? []);
      if (locationIds.length === 0) return toPage([], request, 0);
      const page = await pageClasses(db, { ...filter, provider, locationIds }, request);
      const known = await referenceDataOf(page.items);
      return mapPage(page, (row) => toClass(row, known, clock.now(), reservationsOf));
    },
    findClass: async (id) => {
      const row = await findRow(id);
      return row ? toClass(row, await referenceDataOf([row]), clock.now(), reservationsOf) : null;
    },
    pageInstructors: async (request) =>
      mapPage(await pageInstructors(db, request), (row) => toInstructor(row, media)),
  };
  return { calls, findRow, referenceDataOf };
};
