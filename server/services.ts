import type { Database } from './db/connect.ts';
import type { Env } from './env.ts';
import type { FormServices } from './forms/store-form.ts';
import type { Booking } from './integrations/booking/booking.ts';
import type { Mailer } from './integrations/mail/mail.ts';
import type { Log } from './log/log.ts';
import type { MediaUrls } from './media/media-urls.ts';
import type { Passwords } from './models/passwords.ts';
import type { Promo } from './models/promos.ts';
import type { StaffKey } from './models/staff/staff-key.ts';
import type { Clock } from './time/clock.ts';
import type { Memoized } from './time/memoize-for.ts';

/** Services that all requests share, created once per process (server/process/create-services.ts). */
export type Services = {
  env: Env;
  database: Database;
  clock: Clock;
  log: Log;
  booking: Booking;
  media: MediaUrls;
  /** Memoized, because every page reads it. */
  activePromo: Memoized<Promo | undefined>;
  forms: FormServices;
  staff: StaffServices;
  /** Calls the listener when public data has changed, in this process or another, also for a new day. */
  onInvalidate(listener: () => void): void;
  /** Clears every cache, then throws the first error of those that could not be cleared. */
  invalidateCaches(): void;
};

export type StaffServices = {
  /** Null when passwords cannot be used. */
  readonly key: StaffKey | null;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  close(): Promise<void>;
};
