import type { Booking, BookingServices } from '#server/integrations/booking/booking.ts';
import { readTables } from '#server/integrations/booking/tables/read-tables.ts';
import { takeOver } from '#server/integrations/booking/tables/take-over.ts';
import { startDailyRefresh } from './simulator/daily-refresh.ts';
import { simulatedReservations, simulatedSpots } from './simulator/room.ts';

/** The default booking provider: our own tables, filled by a simulator. */
export const createEmbeddedBooking = ({ database, clock, media }: Omit<BookingServices, 'env'>): Booking => {
  const { calls, findRow, referenceDataOf } = readTables(
    'embedded',
    { database, clock, media },
    simulatedReservations,
  );
  return {
    isSimulated: true,
    start: async (events) => {
      await database.transact((tx) => takeOver(tx, 'embedded'));
      return startDailyRefresh(database, clock, events);
    },
    ...calls,
    findSpots: async (id) => {
      const row = await findRow(id);
      return row ? simulatedSpots(row, (await referenceDataOf([row])).layout(row.location_id)) : null;
    },
  };
};

/** The output of `operator booking check` for this provider. */
export async function* checkEmbedded(): AsyncGenerator<string> {
  yield 'Nothing to check: BOOKING_PROVIDER is embedded. Classes come from our own tables, and no other system is used.\n';
}
