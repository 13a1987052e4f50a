import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import type { MediaAddresses } from '#server/media/media-addresses.ts';
import type { Clock } from '#server/time/clock.ts';
import type { Booking } from './booking.ts';
import { embeddedBooking } from './embedded/embedded.ts';
import { marianaTekBooking } from './mariana-tek/mariana-tek.ts';

export type BookingDeps = { env: Env; database: Database; clock: Clock; media: MediaAddresses };
export type OpenProvider = (deps: BookingDeps) => Booking;

/** A provider is a folder beside this file, a line here and its name in the setting BOOKING_PROVIDER (server/settings/booking.ts). */
const bookingProviders: Record<Env['BOOKING_PROVIDER'], OpenProvider> = {
  embedded: embeddedBooking,
  'mariana-tek': marianaTekBooking,
};

/** The only place that chooses a booking provider. */
export const openBooking = (
  deps: BookingDeps,
  providers: Record<string, OpenProvider> = bookingProviders,
): Booking => {
  const open = providers[deps.env.BOOKING_PROVIDER];
  if (!open) throw new Error(`there is no booking provider ${deps.env.BOOKING_PROVIDER}`);
  return open(deps);
};
