import type { CalendarDay } from '#domain/dates.ts';
import type {
  LayoutFormat,
  ReservationStatus,
  ReservationType,
  SkillLevel,
  VideoKind,
} from '#domain/enumerations.ts';
import type { Page, PageRequest } from '#server/models/pagination.ts';

/**
 * What the site needs from a booking system. Today our own tables answer (embedded.ts); a provider of the
 * Mariana Tek kind is one more file that returns these types. GraphQL and pages know nothing else.
 */
export type Booking = {
  listLocations(): Promise<readonly Location[]>;
  listStudios(): Promise<readonly Studio[]>;
  /** Classes or workshops in the order in which they begin; both days included, by the studio's calendar. */
  pageClasses(filter: ClassFilter, page: PageRequest): Promise<Page<BookableClass>>;
  findClass(id: string): Promise<BookableClass | null>;
  findSpots(classId: string): Promise<Spots | null>;
  pageVideos(kinds: readonly VideoKind[], page: PageRequest): Promise<Page<Video>>;
  pageInstructors(page: PageRequest): Promise<Page<Instructor>>;
  findActivePromo(): Promise<Promo | null>;
  /** The data changed: nothing remembered from before may be told again. */
  forget(): void;
};

export type ClassFilter = {
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
export type Studio = { id: number; name: string; isPremium: boolean };
export type PhotoUrls = { thumbnail: string; large: string };
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
  /** On the studio's own clock. */
  localDate: CalendarDay;
  localTime: string;
  layoutFormat: LayoutFormat;
  availableSpotCount: number;
  waitlistCount: number;
  waitlistCapacity: number;
  /** Asked for rarely and long: made only when it is. */
  reservations(): Promise<readonly Reservation[]>;
};
export type SpotItem = Spot & { type: string; isEnabled: boolean; isListed: boolean };
export type Spots = {
  availableSpotIds: readonly string[];
  layoutFormat: LayoutFormat;
  items: readonly SpotItem[];
};
export type Video = {
  id: string;
  kind: VideoKind;
  name: string;
  description: string;
  typeName: string;
  /** Seconds. */
  duration: number;
  skillLevel: SkillLevel;
  mediaUrl: string;
  formats: readonly { name: string; path: string }[];
  thumbnailUrl: string;
  instructors: readonly Instructor[];
};
export type Promo = {
  id: string;
  name: string;
  numberOfClasses: number;
  contractId: string;
  isActive: boolean;
};
