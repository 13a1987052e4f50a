import type { Instant } from '#domain/dates.ts';
import type { LayoutFormat, ReservationStatus } from '#domain/enumerations.ts';
import { isTaken } from '#server/db/spot-bitmap.ts';
import type { LayoutSpot } from '#server/db/tables.ts';
import type { BookableClass, Reservation, Spots } from '#server/integrations/booking/booking.ts';
import type { ScheduledClass } from '#server/models/schedule/classes.ts';
import type { RoomLayout } from '#server/models/schedule/locations.ts';
import type { Catalog } from './catalog.ts';

const emptyLayout: RoomLayout = { id: 0, format: 'first-come-first-serve', spots: [], furniture: [] };

const takenSpots = (row: ScheduledClass, layout: RoomLayout): LayoutSpot[] =>
  layout.spots.filter((_, index) => isTaken(row.taken, index));

/** Whether the class comes from an external provider: its spots and reservations are not in our layouts. */
const isMirrored = (row: ScheduledClass): boolean => row.layout_format !== null;

/** Reservations are anonymous: a mat and its state. */
const reservationsOf = (row: ScheduledClass, layout: RoomLayout, now: Instant): Reservation[] => {
  if (isMirrored(row)) return [];
  const isOver = row.starts_at < now;
  const seated = takenSpots(row, layout).map((spot, index): Reservation => {
    // After a class, about one guest in sixteen counts as a no-show.
    const status: ReservationStatus = !isOver ? 'pending' : index % 16 === 15 ? 'graced no show' : 'check in';
    return { id: `${row.id}-${spot.name}`, type: 'standard', status, spot, waitlistPosition: null };
  });
  const waiting = Array.from(
    { length: row.waitlist_count },
    (_, index): Reservation => ({
      id: `${row.id}-w${index + 1}`,
      type: 'waitlist',
      status: isOver ? 'removed' : 'pending',
      spot: null,
      waitlistPosition: index + 1,
    }),
  );
  return [...seated, ...waiting];
};

export const toClass = (row: ScheduledClass, catalog: Catalog, now: Instant): BookableClass => {
  const type = catalog.classType(row.class_type_id);
  const layout = catalog.layout(row.location_id) ?? emptyLayout;
  return {
    id: String(row.id),
    name: row.name,
    tags: type.tags,
    type: {
      id: String(type.id),
      name: type.name,
      description: type.description,
      duration: type.duration,
      isLiveStream: type.isLiveStream,
    },
    instructors: catalog.instructors(row.instructor_ids),
    location: catalog.location(row.location_id),
    startsAt: row.starts_at,
    bookingOpensAt: row.booking_opens_at,
    localDate: row.local_date,
    localTime: row.local_time,
    layoutFormat: row.layout_format ?? (layout.format as LayoutFormat),
    isCountPublic: row.is_count_public === 1,
    availableSpotCount: row.capacity - row.taken_count,
    waitlistCount: row.waitlist_count,
    waitlistCapacity: row.waitlist_capacity,
    reservations: async () => reservationsOf(row, layout, now),
  };
};

export const toSpots = (row: ScheduledClass, catalog: Catalog): Spots => {
  const layout = catalog.layout(row.location_id) ?? emptyLayout;
  const taken = new Set(takenSpots(row, layout));
  return {
    layoutFormat: layout.format as LayoutFormat,
    availableSpotIds: layout.spots.filter((spot) => !taken.has(spot)).map(({ id }) => id),
    items: [
      ...layout.spots.map((spot) => ({ ...spot, type: 'spot', isEnabled: true, isListed: true })),
      ...layout.furniture.map((item) => ({ ...item, isEnabled: false, isListed: false })),
    ],
  };
};
