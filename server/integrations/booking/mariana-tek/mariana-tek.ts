import { withoutSlot } from '#server/fair-queue/slot.ts';
import type { Booking, BookingServices } from '#server/integrations/booking/booking.ts';
import { readTables } from '#server/integrations/booking/tables/read-tables.ts';
import { createClient } from './api/client.ts';
import { createLiveSpots } from './live-spots.ts';
import { readMapping } from './mapping.ts';
import { createSync, type Sync } from './mirror/sync.ts';
import { providerName } from './provider-name.ts';

/** How long the first start, without any stored classes, waits for them. */
const firstWaitMs = 10_000;

/**
 * Mariana Tek's schedule, mirrored into our tables in the background: pages never wait for the provider, and
 * during an outage the data only gets older. docs/decisions/011-booking-mirror.md
 */
export const marianaTekBooking = (services: BookingServices): Booking => openMarianaTek(services).booking;

/** The provider together with its sync, which tests run directly. */
export const openMarianaTek = ({ env, database, clock, media }: BookingServices) => {
  const mapping = readMapping(env.BOOKING_MAP ?? '');
  const client = createClient(env, { clock });
  const rooms = createLiveSpots({
    db: database.kysely,
    clock,
    client,
    mapping,
    isPaused: () => sync.isPaused(),
  });
  const sync: Sync = createSync({ env, database, clock, client, mapping, afterRound: rooms.readAhead });
  const { calls, findRow } = readTables(providerName, { database, clock, media });
  const booking: Booking = {
    monitor: sync.monitor,
    start: (events) => sync.start(events, firstWaitMs),
    ...calls,
    findSpots: async (id) => {
      const row = await findRow(id);
      return row ? withoutSlot(() => rooms.findSpots(row)) : null;
    },
  };
  return { booking, sync };
};
