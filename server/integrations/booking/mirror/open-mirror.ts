import type { Booking, BookingServices } from '#server/integrations/booking/booking.ts';
import { readTables } from '#server/integrations/booking/tables/read-tables.ts';
import { createGetJson } from './client.ts';
import { createLiveSpots } from './live-spots.ts';
import { readMapping } from './mapping.ts';
import type { MirrorProvider } from './provider.ts';
import { createSync } from './sync.ts';

/** How long the first start, without any stored classes, waits for them. */
const firstWaitMs = 10_000;

/**
 * A provider's schedule, mirrored into our tables in the background: pages never wait for the provider, and
 * during an outage the data only gets older. docs/decisions/011-booking-mirror.md
 */
export const openMirror = (given: MirrorProvider, { env, database, clock, media }: BookingServices) => {
  const provider = { ...given, name: env.BOOKING_PROVIDER };
  const mapping = readMapping(env.BOOKING_MAP ?? '');
  const getJson = createGetJson(provider, env, { clock });
  const sync = createSync({ provider, database, clock, getJson, mapping });
  const { isPaused } = sync;
  const findSpots = createLiveSpots({ provider, db: database.kysely, clock, getJson, mapping, isPaused });
  const { calls, findRow } = readTables(provider.name, { database, clock, media });
  const booking: Booking = {
    monitor: sync.monitor,
    start: (events) => sync.start(events, firstWaitMs),
    ...calls,
    findSpots: async (id) => {
      const row = await findRow(id);
      return row ? findSpots(row) : null;
    },
  };
  return { booking, sync };
};
