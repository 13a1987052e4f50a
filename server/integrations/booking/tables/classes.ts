import type { Instant } from '#domain/dates.ts';
import type { BookableClass, Reservation } from '#server/integrations/booking/booking.ts';
import type { ScheduledClass } from '#server/models/schedule/classes.ts';
import type { RoomLayout } from '#server/models/schedule/locations.ts';
import type { ReferenceData } from './reference-data.ts';

export type ReservationsOf = (row: ScheduledClass, layout: RoomLayout, now: Instant) => Reservation[];

/** Without `reservationsOf` a class has no reservations: a mirror does not copy them. */
export const toClass = (
  row: ScheduledClass,
  referenceData: ReferenceData,
  now: Instant,
  reservationsOf?: ReservationsOf,
): BookableClass => {
  const type = referenceData.classType(row.class_type_id);
  const layout = referenceData.layout(row.location_id);
  return {
    id: String(row.id),
    name: row.name,
    tags: type.tags,
    type: {
      id: String(type.id),
      name: type.name,
      description: type.description,
      seconds: type.duration,
      isLiveStream: type.isLiveStream,
    },
    instructors: referenceData.instructors(row.instructor_ids),
    location: referenceData.location(row.location_id),
    startsAt: row.starts_at,
    bookingOpensAt: row.booking_opens_at,
    localDate: row.local_date,
    localTime: row.local_time,
    layoutFormat: row.layout_format ?? layout.format,
    isCountPublic: row.is_count_public === 1,
    availableSpotCount: row.capacity - row.taken_count,
    waitlistCount: row.waitlist_count,
    waitlistCapacity: row.waitlist_capacity,
    reservations: async () => reservationsOf?.(row, layout, now) ?? [],
  };
};
