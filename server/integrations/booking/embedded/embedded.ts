import { isClassId, isLocationId } from '#domain/booking-ids.ts';
import type { Booking } from '#server/integrations/booking/booking.ts';
import type { BookingDeps } from '#server/integrations/booking/open-booking.ts';
import { mapPage, toPage } from '#server/models/pagination.ts';
import { findClass, pageClasses } from '#server/models/schedule/classes.ts';
import { pageInstructors, toInstructor } from '#server/models/schedule/instructors.ts';
import { backstopMs, memoizeFor } from '#server/time/memoize-for.ts';
import { loadCatalog } from './catalog.ts';
import { toClass, toSpots } from './classes.ts';
import { startDailyRefresh } from './simulator/daily-refresh.ts';

/** The booking system when no other is configured: our own tables, filled by a simulator. */
export const embeddedBooking = ({ database, clock, media }: Omit<BookingDeps, 'env'>): Booking => {
  const db = database.kysely;
  const catalog = memoizeFor(backstopMs, () => loadCatalog(db, media));
  const classRow = async (id: string) => (isClassId(id) ? findClass(db, Number(id)) : undefined);

  return {
    isInProcess: true,
    start: (events) => startDailyRefresh(database, clock, events),
    invalidate: catalog.invalidate,
    listLocations: async () => (await catalog()).locations,
    pageClasses: async (filter, request) => {
      const locationIds = filter.locationIds.filter(isLocationId).map(Number);
      if (locationIds.length === 0) return toPage([], request, 0);
      const [page, known] = await Promise.all([
        pageClasses(db, { ...filter, locationIds }, request),
        catalog(),
      ]);
      return mapPage(page, (row) => toClass(row, known, clock.now()));
    },
    findClass: async (id) => {
      const [row, known] = await Promise.all([classRow(id), catalog()]);
      return row ? toClass(row, known, clock.now()) : null;
    },
    findSpots: async (id) => {
      const [row, known] = await Promise.all([classRow(id), catalog()]);
      return row ? toSpots(row, known) : null;
    },
    pageInstructors: async (request) =>
      mapPage(await pageInstructors(db, request), (row) => toInstructor(row, media)),
  };
};
