import type { Booking, BookingServices } from '#server/integrations/booking/booking.ts';
import { toSpots } from '#server/integrations/booking/tables/classes.ts';
import { readTables } from '#server/integrations/booking/tables/read-tables.ts';
import { reclaimTables } from './reclaim-tables.ts';
import { startDailyRefresh } from './simulator/daily-refresh.ts';

/** The default booking provider: our own tables, filled by a simulator. */
export const embeddedBooking = ({ database, clock, media }: Omit<BookingServices, 'env'>): Booking => {
  const { calls, findRow, catalogOf } = readTables('embedded', { database, clock, media });
  return {
    isSimulated: true,
    start: async (events) => {
      await reclaimTables(database);
      return startDailyRefresh(database, clock, events);
    },
    ...calls,
    findSpots: async (id) => {
      const row = await findRow(id);
      return row ? toSpots(row, await catalogOf([row])) : null;
    },
  };
};

/** The output of `operator booking check` for this provider. */
export async function* checkEmbedded(): AsyncGenerator<string> {
  yield 'Nothing to check: BOOKING_PROVIDER is embedded. Classes come from our own tables, and no other system is used.\n';
}
