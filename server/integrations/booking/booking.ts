import type { CalendarDay } from '#domain/dates.ts';
import type { LayoutFormat, ReservationStatus, ReservationType } from '#domain/enumerations.ts';
import type { PhotoUrls } from '#server/media/media-addresses.ts';
import type { Page, PageRequest } from '#server/models/pagination.ts';
import type { BookingMonitor } from './provider-state.ts';

/**
 * What the site needs from a booking system: classes, spots, locations, instructors. Videos, the free-class promo and
 * which studios are premier are ours (content and operators), not a provider's. Our own tables answer by default
 * (embedded/); another provider is a folder that returns these types: docs/recipes/add-a-provider.md. Every provider
 * passes tests/booking-contract; a call that its system cannot answer throws `Unavailable`.
 */
export type Booking = {
  /** Answers from our own database: its waits count as our own computing (server/process/booking-outside-queue.ts). */
  isInProcess?: true;
  /** Of a provider in process: `findSpots` may ask its system, so only that call waits outside the render slots. */
  hasLiveSpots?: true;
  /**
   * Brings the provider's data up to date and starts its background work, if it has any. Called once, before listening.
   * Pages that show a location but no classes stay cached for ten minutes: a provider whose locations can change calls
   * `events.onChange()` when they do. Changes in our own tables are noticed without it.
   */
  start?(events: BookingEvents): Promise<BackgroundWork>;
  /**
   * Discards the data in memory. Called when public data changed in the database, also by another process, which a
   * provider that reads our tables cannot notice by itself; a provider without such data leaves it out.
   */
  invalidate?(): void;
  /** Of a provider that mirrors another system: how old its data are, and what failed. */
  monitor?: BookingMonitor;
  /** By name. A location's id is the `bookingId` of a studio, in text. */
  listLocations(): Promise<readonly Location[]>;
  /**
   * Classes or workshops in the order in which they begin, without cancelled ones; both days included, by the studio's
   * calendar. Unknown locations have no classes.
   */
  pageClasses(filter: ClassFilter, page: PageRequest): Promise<Page<BookableClass>>;
  /** Null for an unknown, malformed or cancelled class. */
  findClass(id: string): Promise<BookableClass | null>;
  findSpots(classId: string): Promise<Spots | null>;
  /** By name. */
  pageInstructors(page: PageRequest): Promise<Page<Instructor>>;
};

export type BookingEvents = {
  /** Visitors would see something new. */
  onChange(): void;
  onError(error: unknown): void;
  /** Something that the log should contain and that is no failure. */
  onNote?(event: string, details?: Record<string, unknown>): void;
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
  /** Seconds. */
  duration: number;
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
  startsAt: number;
  bookingOpensAt: number;
  /** In the studio's local time. */
  localDate: CalendarDay;
  localTime: string;
  layoutFormat: LayoutFormat;
  /** If false, the counts below are 1 for "some" and 0 for "none", and the waitlist is not counted. */
  isCountPublic: boolean;
  availableSpotCount: number;
  waitlistCount: number;
  waitlistCapacity: number;
  /** Rarely requested and long, so computed on demand. */
  reservations(): Promise<readonly Reservation[]>;
};
export type SpotItem = Spot & { type: string; isEnabled: boolean; isListed: boolean };
export type Spots = {
  availableSpotIds: readonly string[];
  layoutFormat: LayoutFormat;
  items: readonly SpotItem[];
};
