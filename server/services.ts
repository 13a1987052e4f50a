import type { Principal } from '#domain/staff/permissions.ts';
import type { Database } from './db/connect.ts';
import type { Env } from './env.ts';
import type { IntakeServices } from './forms/store-form.ts';
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
  intake: IntakeServices;
  staff: StaffServices;
  /** Calls the listener when public data has changed, in this process or another, also for a new day. */
  onChange(listener: () => void): void;
  /** Clears every cache, then throws the first error of those that could not be cleared. */
  announceChange(): void;
};

export type StaffServices = {
  live: LiveHub;
  /** Null when passwords cannot be used. */
  readonly key: StaffKey | null;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  close(): Promise<void>;
};

/** The stream to one open page. */
export type LiveSink = { send(text: string): void; end(): void };

/** The open streams of this process, limited per member, in total and to ten minutes each (`liveLimits`). */
export type LiveHub = {
  /** After a commit: the versions are read at once. Changes by other processes are found by the next poll. */
  notifyChange(): void;
  /** Adds a stream; returns the function that removes it, or null if there are too many. */
  join(member: Principal, session: string, sink: LiveSink): Promise<(() => void) | null>;
  closeFor(staffId: string): void;
  /** Ends every stream and accepts no new one; called on SIGTERM. */
  close(): void;
  readonly open: number;
};
