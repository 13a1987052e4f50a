import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import { type OpenProvider, openBooking } from '#server/integrations/booking/open-booking.ts';
import { createLog, type Log } from '#server/log/log.ts';
import { createMediaUrls } from '#server/media/media-urls.ts';
import type { PasswordCost } from '#server/models/passwords.ts';
import { findActivePromo } from '#server/models/promos.ts';
import type { Services } from '#server/services.ts';
import { type Clock, fixedClock, systemClock } from '#server/time/clock.ts';
import { backstopMs, memoizeFor } from '#server/time/memoize-for.ts';
import { createFormServices } from './form-services.ts';
import { createStaffServices } from './staff-services.ts';

const clockOf = (env: Env): Clock => (env.NOW ? fixedClock(env.NOW) : systemClock);

export const createServices = ({
  env,
  database,
  clock = clockOf(env),
  log = createLog(env.LOG_LEVEL),
  bookingProviders,
  passwordCost,
}: {
  env: Env;
  database: Database;
  clock?: Clock;
  log?: Log;
  /** Tests pass their own provider. */
  bookingProviders?: Record<string, OpenProvider> | undefined;
  /** Tests pass a lower cost. */
  passwordCost?: PasswordCost;
}): Services => {
  const media = createMediaUrls(env);
  const booking = openBooking({ env, database, clock, media }, bookingProviders);
  const activePromo = memoizeFor(backstopMs, () => findActivePromo(database.kysely));
  // Every cache of public data in this process, in the order in which a change clears them. `onInvalidate`
  // adds the cached responses, which are cleared last (server/http/cache/response-caches.ts).
  // docs/decisions/052-cache-invalidation-counter.md has the table.
  const invalidations = [() => booking.invalidate?.(), activePromo.invalidate];
  return {
    env,
    database,
    clock,
    log,
    booking,
    media,
    activePromo,
    forms: createFormServices({ env, database, clock }),
    staff: createStaffServices(env, passwordCost),
    onInvalidate: (listener) => void invalidations.push(listener),
    invalidateCaches: () => {
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
