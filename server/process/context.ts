import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import { createIntakeServices, type IntakeServices } from '#server/forms/intake-services.ts';
import type { Booking } from '#server/integrations/booking/booking.ts';
import { type OpenProvider, openBooking } from '#server/integrations/booking/open-booking.ts';
import { createLog, type Log } from '#server/log/log.ts';
import { type MediaAddresses, mediaAddresses } from '#server/media/media-addresses.ts';
import type { PasswordCost } from '#server/models/passwords.ts';
import { findActivePromo, type Promo } from '#server/models/promos.ts';
import { type Clock, fixedClock, systemClock } from '#server/time/clock.ts';
import { backstopMs, type Memoized, memoizeFor } from '#server/time/memoize-for.ts';
import { outsideSlots } from './booking-outside-queue.ts';
import { createStaffServices, type StaffServices } from './staff-services.ts';

/** Services of a request. Created once at start; tests create their own. */
export type Context = {
  env: Env;
  db: Database;
  clock: Clock;
  log: Log;
  booking: Booking;
  media: MediaAddresses;
  /** Memoized, because every page reads it. */
  activePromo: Memoized<Promo | undefined>;
  /** Instructor names that the schedule can be filtered by. */
  instructorNames: Memoized<ReadonlySet<string>>;
  /** Intake of forms. */
  intake: IntakeServices;
  /** Services of /staff. */
  staff: StaffServices;
  /** Calls the listener when public data has changed, in this process or another: a new day or a new promo, for example. */
  onChange(listener: () => void): void;
  /** Clears every cache, then throws the first error of those that could not be cleared. */
  announceChange(): void;
};

/** The data of a booking provider may change without the public version. */
const namesFreshMs = 30_000;

const clockOf = (env: Env): Clock => (env.NOW ? fixedClock(env.NOW) : systemClock);

export const createContext = ({
  env,
  db,
  clock = clockOf(env),
  log = createLog(env.LOG_LEVEL),
  bookingProviders,
  passwordCost,
}: {
  env: Env;
  db: Database;
  clock?: Clock;
  log?: Log;
  /** Tests pass their own provider. */
  bookingProviders?: Record<string, OpenProvider> | undefined;
  /** Tests pass a lower cost. */
  passwordCost?: PasswordCost;
}): Context => {
  const media = mediaAddresses(env);
  const booking = outsideSlots(openBooking({ env, database: db, clock, media }, bookingProviders));
  const activePromo = memoizeFor(backstopMs, () => findActivePromo(db.kysely));
  const instructorNames = memoizeFor(namesFreshMs, async () => {
    const { items } = await booking.pageInstructors({ page: 1, size: 1000 });
    return new Set(items.map(({ name }) => name));
  });
  // Every cache of public data in this process, in the order in which a change clears it. The cached responses are cleared after them
  // (http/cache/response-cache.ts). docs/decisions/052-cache-invalidation-counter.md has the table.
  const invalidations = [() => booking.invalidate?.(), activePromo.invalidate, instructorNames.invalidate];
  return {
    env,
    db,
    clock,
    log,
    booking,
    media,
    activePromo,
    instructorNames,
    intake: createIntakeServices(env, db, clock),
    staff: createStaffServices({ env, db, clock, log }, passwordCost),
    onChange: (listener) => void invalidations.push(listener),
    announceChange: () => {
      const failures: unknown[] = [];
      for (const invalidate of invalidations) {
        try {
          invalidate();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
};
