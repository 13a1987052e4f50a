import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import { createIntakeServices, type IntakeServices } from '#server/forms/intake-services.ts';
import type { Booking } from '#server/integrations/booking/booking.ts';
import { embeddedBooking } from '#server/integrations/booking/embedded/embedded.ts';
import { mediaAddresses } from '#server/integrations/booking/media-addresses.ts';
import { createLog, type Log } from '#server/log/log.ts';
import { type Clock, fixedClock, systemClock } from '#server/time/clock.ts';

/** What a request may use. Made once at start; tests make their own. */
export type Context = {
  env: Env;
  db: Database;
  clock: Clock;
  log: Log;
  booking: Booking;
  /** Where forms are handed in. */
  intake: IntakeServices;
  /** Called when what visitors see has changed: a new day, a new promo, in this process or another. */
  onChange(listener: () => void): void;
  announceChange(): void;
};

const clockOf = (env: Env): Clock => (env.NOW ? fixedClock(env.NOW) : systemClock);

export const createContext = ({
  env,
  db,
  clock = clockOf(env),
  log = createLog(env.LOG_LEVEL),
}: {
  env: Env;
  db: Database;
  clock?: Clock;
  log?: Log;
}): Context => {
  const listeners = new Set<() => void>();
  const booking = embeddedBooking(db.kysely, clock, mediaAddresses(env));
  return {
    env,
    db,
    clock,
    log,
    booking,
    intake: createIntakeServices(env, db, clock),
    onChange: (listener) => void listeners.add(listener),
    announceChange: () => {
      booking.forget();
      for (const listener of listeners) listener();
    },
  };
};
