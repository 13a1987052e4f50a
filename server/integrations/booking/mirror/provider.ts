import type { CalendarDay, Instant } from '#domain/dates.ts';
import type { LayoutFormat } from '#domain/enumerations.ts';
import type { StoredSpots } from '#server/db/tables.ts';
import { NamedError } from '#server/errors/named-error.ts';

/**
 * A booking system whose schedule is copied into our tables: how its lists are read, and what their records
 * mean. Everything else (rounds, ids, outages, rooms, plain text) is the same for all of them.
 * docs/recipes/add-a-provider.md
 */
export type MirrorProvider = {
  /** Headers of its requests beside ours, such as the token. */
  headers(token: string | null): Record<string, string>;
  /** The field of a class's record with its id. */
  idField: string;
  readReferenceData(getJson: GetJson): Promise<TheirReferenceData>;
  /** Reads all classes of these days and locations, or throws. `keep` gets each record (see `readList`). */
  readClasses<T>(getJson: GetJson, window: ClassWindow, keep: (record: unknown) => T): Promise<T[]>;
  readClass(getJson: GetJson, id: number): Promise<unknown>;
  /** The class of a record. Throws `InvalidRecord` or a ZodError if the record is invalid. */
  classOf(record: unknown): TheirClass;
  /** The room of a record, or null if it has none. */
  spotsOf(record: unknown): StoredSpots | null;
};

/** `name`: its value of BOOKING_PROVIDER, in columns `provider`, and the `owner` of its rows in shared tables. */
export type NamedProvider = MirrorProvider & { name: string };

/** Reads JSON with the provider's token and our limits (server/integrations/booking/mirror/client.ts). */
export type GetJson = (
  path: readonly string[],
  query?: Readonly<Record<string, string>>,
  options?: { timeoutMs?: number; signal?: AbortSignal | undefined },
) => Promise<unknown>;

/** The record of a class is invalid: this class is left out. */
export class InvalidRecord extends NamedError {
  static override readonly errorName: string = 'InvalidRecord';
}

type ClassWindow = {
  firstDay: CalendarDay;
  /** Included: for a system whose range ends before its last day, a day is added. */
  lastDay: CalendarDay;
  /** The provider's ids. */
  locationIds: readonly string[];
};

/** Text as the provider sends it, which may contain markup. */
type TheirText = string | null | undefined;

export type TheirType = {
  id: string;
  name: string;
  description: TheirText;
  seconds: number;
  isLiveStream: boolean;
};
export type TheirInstructor = { id: string; name: string; bio?: TheirText };
export type TheirClass = {
  id: string;
  locationId: string;
  name: string;
  type: TheirType;
  /** Slugs of tags; the mapping file lists those that make a class a workshop. */
  tags: readonly string[];
  instructors: readonly TheirInstructor[];
  /** NaN if the provider's text is no instant. */
  startsAt: Instant;
  bookingOpensAt: Instant | null;
  capacity: number;
  freeCount: number;
  waitlistCount: number;
  /** Free places on the waitlist. */
  waitlistFreeCount: number;
  isCancelled: boolean;
  /** If false, the counts above only become some or none. */
  isCountPublic: boolean;
  layoutFormat: LayoutFormat;
};

type LocationText = 'address_line_one' | 'city' | 'postal_code' | 'state_province' | 'phone_number';
/** The columns of `locations` that a provider may change. */
export type TheirLocation = {
  id: string;
  name: string;
  listed?: boolean | null | undefined;
  timezone?: TheirText;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
} & { [column in LocationText]?: TheirText };

type TheirReferenceData = {
  locations: readonly TheirLocation[];
  instructors: readonly TheirInstructor[];
  /** For how many days there are classes; null if the provider does not say. */
  windowDays: number | null;
};
