import type { Env } from '#server/env.ts';
import type { Booking, BookingServices } from './booking.ts';
import { checkEmbedded, createEmbeddedBooking } from './embedded/embedded.ts';
import { marianaTek } from './mariana-tek/mariana-tek.ts';
import { checkMirror } from './mirror/check.ts';
import { openMirror } from './mirror/open-mirror.ts';
import type { MirrorProvider } from './mirror/provider.ts';

export type OpenProvider = (services: BookingServices) => Booking;
type CheckProvider = (env: Env) => AsyncGenerator<string>;

const mirrored = (provider: MirrorProvider): { open: OpenProvider; check: CheckProvider } => ({
  open: (services) => openMirror(provider, services).booking,
  check: (env) => checkMirror(provider, env),
});

/** A provider is a folder, a line here and a line in the list of server/integrations/booking/settings.ts. */
const bookingProviders: Record<Env['BOOKING_PROVIDER'], { open: OpenProvider; check: CheckProvider }> = {
  embedded: { open: createEmbeddedBooking, check: checkEmbedded },
  'mariana-tek': mirrored(marianaTek),
};

/** The only place that chooses a booking provider. `overrides` is for tests. */
export const openBooking = (
  services: BookingServices,
  overrides: Record<string, OpenProvider> = {},
): Booking => {
  const name = services.env.BOOKING_PROVIDER;
  return (overrides[name] ?? bookingProviders[name].open)(services);
};

/** `operator booking check`. Writes nothing; an error ends the command with exit code 1. */
export const checkBooking: CheckProvider = (env) => bookingProviders[env.BOOKING_PROVIDER].check(env);
