import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import { createIntakeServices, type IntakeServices } from '#server/forms/intake-services.ts';
import type { Booking } from '#server/integrations/booking/booking.ts';
import { type OpenProvider, openBooking } from '#server/integrations/booking/open-booking.ts';
import { createLog, type Log } from '#server/log/log.ts';
import { type MediaAddresses, mediaAddresses } from '#server/media/media-addresses.ts';
import { findActivePromo, type Promo } from '#server/models/promos.ts';
import { type Clock, fixedClock, systemClock } from '#server/time/clock.ts';
import { type Memoized, memoizeFor } from '#server/time/memoize-for.ts';
import { outsideSlots } from './outside-booking.ts';

/** Services of a request. Created once at start; tests create their own. */
export type Context = {
  env: Env;
  db: Database;
  clock: Clock;
  log: Log;
  booking: Booking;
  media: MediaAddresses;
  /** Every page reads it, so it is memoized for a few seconds. */
  activePromo: Memoized<Promo | undefined>;
  /** Intake of forms. */
  intake: IntakeServices;
  /** Called when public data has changed: a new day or a new promo, in this process or another. */
  onChange(listener: () => void): void;
  announceChange(): void;
};

const promoFreshMs = 5_000;

const clockOf = (env: Env): Clock => (env.NOW ? fixedClock(env.NOW) : systemClock);

export const createContext = ({
  env,
  db,
  clock = clockOf(env),
  log = createLog(env.LOG_LEVEL),
  bookingProviders,
}: {
  env: Env;
  db: Database;
  clock?: Clock;
  log?: Log;
  /** Tests pass their own provider. */
  bookingProviders?: Record<string, OpenProvider> | undefined;
}): Context => {
  const listeners = new Set<() => void>();
  const media = mediaAddresses(env);
  const booking = outsideSlots(openBooking({ env, database: db, clock, media }, bookingProviders));
  const activePromo = memoizeFor(promoFreshMs, () => findActivePromo(db.kysely));
  return {
    env,
    db,
    clock,
    log,
    booking,
    media,
    activePromo,
    intake: createIntakeServices(env, db, clock),
    onChange: (listener) => void listeners.add(listener),
    announceChange: () => {
      booking.invalidate?.();
      activePromo.invalidate();
      for (const listener of listeners) listener();
    },
  };
};
