import type { Generated } from 'kysely';
import type { CalendarDay, Instant } from '#domain/dates.ts';
import type { LayoutFormat } from '#domain/enumerations.ts';
import type { LocationId } from '#domain/studios.ts';
import type { Flag, Json } from './column-types.ts';
import type { StaffTables } from './staff-tables.ts';

/**
 * The writer of the row, which may also delete it: content (the default) or a booking provider by its name in
 * BOOKING_PROVIDER. docs/decisions/024-content-owned-tables.md
 */
type Owner = Generated<string>;
type LocationKind = 'studio' | 'upcoming' | 'online' | 'closed';
/** One mat: its name and position. Its index in the list is its bit in `classes.taken`. */
export type LayoutSpot = { id: string; name: string; x: number; y: number };
export type LayoutItem = LayoutSpot & { type: string };
export type StoredSpots = {
  availableSpotIds: string[];
  layoutFormat: LayoutFormat;
  items: (LayoutItem & { isEnabled: boolean; isListed: boolean })[];
};
export type Tag = { id: string; slug: string; name: string };

/** An `Instant` is an integer in SQLite and a bigint, read as a number, in PostgreSQL. */
export type Tables = StaffTables & {
  locations: {
    id: LocationId;
    name: string;
    kind: LocationKind;
    is_premium: Flag;
    latitude: number;
    longitude: number;
    address_line_one: string;
    city: string;
    postal_code: string;
    state_province: string;
    email: string;
    phone_number: string;
    layout_id: number | null;
    owner: Owner;
  };
  layouts: {
    id: number;
    format: LayoutFormat;
    spots: Json<LayoutSpot[]>;
    furniture: Json<LayoutItem[]>;
    owner: Owner;
  };
  class_types: {
    id: number;
    name: string;
    description: string;
    duration: number;
    is_live_stream: Flag;
    tags: Json<Tag[]>;
    owner: Owner;
  };
  /** `photo` is the name of a picture. Its URL is built on reading, so new renders need no migration. */
  instructors: { id: number; name: string; bio: string; photo: string; owner: Owner };
  classes: {
    id: number;
    kind: 'class' | 'workshop';
    location_id: LocationId;
    class_type_id: number;
    name: string;
    instructor_ids: Json<number[]>;
    starts_at: Instant;
    /** Day and time in the studio's zone, as visitors query and read them. */
    local_date: CalendarDay;
    local_time: string;
    booking_opens_at: Instant;
    capacity: number;
    /** One bit for each spot of the location's layout, as hexadecimal digits. */
    taken: string;
    taken_count: number;
    waitlist_count: number;
    waitlist_capacity: number;
    /** The name in BOOKING_PROVIDER of the provider that wrote the row. */
    provider: Generated<string>;
    is_cancelled: Generated<Flag>;
    /** If 0, `taken_count` and the waitlist only say some or none: the provider publishes no counts. */
    is_count_public: Generated<Flag>;
    /** Null: the format of the location's layout. */
    layout_format: LayoutFormat | null;
  };
  /** The spots of a mirrored class, as the booking provider last listed them. */
  class_spots: { provider: string; class_id: number; spots: Json<StoredSpots>; read_at: Instant };
  /** Our ids for a booking provider's class types and instructors that the mapping file does not list. */
  booking_ids: { provider: string; kind: 'class-type' | 'instructor'; theirs: string; ours: number };
  /** One row per mirrored booking provider. `version` grows with every round that changed a class. */
  booking_state: {
    provider: string;
    last_success_at: Instant | null;
    last_failure_at: Instant | null;
    last_error: string | null;
    /** Failed rounds since the last successful one. */
    failures: number;
    /** No request is sent before this instant. */
    retry_at: Instant;
    soon_at: Instant;
    later_at: Instant;
    reference_at: Instant;
    version: number;
  };
  rate_limits: { key: string; window_start: Instant; hits: number };
  /** Which of several processes runs a background job (server/db/lease.ts). */
  leases: { name: string; holder: string; expires_at: Instant };
  openings: {
    id: number;
    position: string;
    location: string;
    url: string;
    /** `content`, or the URL of the job board (OPENINGS_URL). */
    source: Generated<string>;
    /** The job board's id and title of the opening. Titles of content are in the words of each language. */
    theirs: string | null;
    title: string | null;
  };
  /** One row per job board: when it was last read, and when it is read next. */
  openings_board: { url: string; next_at: Instant; read_at: Instant | null; empty_readings: number };
  promos: { id: number; name: string; number_of_classes: number; contract_id: string; active: Flag };
  /** `location_id` is the location of a studio; null for the central desk, for leads without a studio. */
  managers: { location_id: LocationId | null; form_id: number; email: string };
  /** One row: the content from which the tables were last filled. Locked during a sync. */
  content_state: { id: Generated<number>; fingerprint: string };
  /** One row: the day and the content of the last simulated timetable. Locked during a refresh. */
  schedule_state: { id: Generated<number>; rolled_to: CalendarDay; fingerprint: string };
  /** One row: a number that grows with every change of public data. */
  public_version: { id: number; version: number };
  migrations: { name: string; applied_at: Instant };
};
