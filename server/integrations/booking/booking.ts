import type { CalendarDay, Instant } from '#domain/dates.ts';
import type { LayoutFormat, ReservationStatus, ReservationType } from '#domain/enumerations.ts';
import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import type { MediaUrls, PhotoUrls } from '#server/media/media-urls.ts';
import type { Page, PageRequest } from '#server/models/pagination.ts';
import type { Clock } from '#server/time/clock.ts';

/**
 * The interface to a booking system: classes, spots, locations, instructors. Videos, the free-class promo and
 * the list of premier studios are our own data (content and operators). By default our own tables are the
 * booking system (embedded/); another one is mirrored into them: docs/recipes/add-a-provider.md. Every
 * provider passes tests/booking-contract, and throws `Unavailable` when its system does not respond. A call
 * waits for that system for two seconds at most, because it holds a slot of the fair queue.
 */
export type Booking = {
  /** The classes are invented, so no provider has a page for them. */
  isSimulated?: true;
  /**
   * Updates the provider's data and starts its background work, if it has any. Called once, before the server
   * listens. Pages that show a location but no classes are cached for ten minutes, so a provider whose
   * locations can change calls `events.onChange()` when they do. Changes in our own tables are detected
   * without that call.
   */
  start?(events: BookingEvents): Promise<BackgroundWork>;
  /**
   * Discards the provider's data in memory, if it has any. Called when public data changed in the database,
   * also by another process.
   */
  invalidate?(): void;
  monitor?: BookingMonitor;
  /** Sorted by name. The id of a location is the `locationId` of its studio, as text. */
  listLocations(): Promise<readonly Location[]>;
  /**
   * Classes or workshops in the order in which they begin, without cancelled ones. The range includes both
   * days, in the studio's calendar. An unknown location has no classes.
   */
  pageClasses(filter: ClassFilter, page: PageRequest): Promise<Page<BookableClass>>;
  /** Null for an unknown, malformed or cancelled class. */
  findClass(id: string): Promise<BookableClass | null>;
  findSpots(classId: string): Promise<Spots | null>;
  /** Sorted by name. */
  pageInstructors(page: PageRequest): Promise<Page<Instructor>>;
};

/** What a provider is opened with. */
export type BookingServices = { env: Env; database: Database; clock: Clock; media: MediaUrls };

export type BookingEvents = {
  /** Called when data that visitors see has changed. */
  onChange(): void;
  onError(error: unknown): void;
  /** Adds a line to the log that is not a failure. */
  onNote(event: string, details?: Record<string, unknown>): void;
};
/** What a provider that mirrors another system reports to metrics and /staff. */
export type BookingMonitor = {
  /** Age of the mirrored schedule in milliseconds; null before the first complete round. */
  ageMs(now: Instant): number | null;
};
export type BackgroundWork = { stop(): void | Promise<void> };

type ClassFilter = {
  kind: 'class' | 'workshop';
  locationIds: readonly string[];
  from: CalendarDay;
  to: CalendarDay;
};

export type Location = {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  addressLineOne: string;
  city: string;
  postalCode: string;
  stateProvince: string;
  email: string;
  phoneNumber: string;
};
export type Instructor = { id: string; name: string; bio: string; photoUrls: PhotoUrls };
export type ClassType = {
  id: string;
  name: string;
  description: string;
  seconds: number;
  isLiveStream: boolean;
};
export type Spot = { id: string; name: string; x: number; y: number };
export type Reservation = {
  id: string;
  type: ReservationType;
  status: ReservationStatus;
  spot: Spot | null;
  waitlistPosition: number | null;
};
export type BookableClass = {
  id: string;
  name: string;
  tags: readonly { id: string; slug: string; name: string }[];
  type: ClassType;
  instructors: readonly Instructor[];
  location: Location;
  startsAt: Instant;
  bookingOpensAt: Instant;
  /** In the studio's local time. */
  localDate: CalendarDay;
  localTime: string;
  layoutFormat: LayoutFormat;
  /** If false, the counts below are 1 for some and 0 for none, and the waitlist is not counted. */
  isCountPublic: boolean;
  availableSpotCount: number;
  waitlistCount: number;
  waitlistCapacity: number;
  /** A function, because the list is long and rarely requested. */
  reservations(): Promise<readonly Reservation[]>;
};
export type SpotItem = Spot & { type: string; isEnabled: boolean; isListed: boolean };
export type Spots = {
  availableSpotIds: readonly string[];
  layoutFormat: LayoutFormat;
  items: readonly SpotItem[];
};
