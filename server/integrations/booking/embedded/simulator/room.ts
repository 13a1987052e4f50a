import type { Instant } from '#domain/dates.ts';
import type { ReservationStatus } from '#domain/enumerations.ts';
import { isTaken } from '#server/db/spot-bitmap.ts';
import type { LayoutSpot } from '#server/db/tables.ts';
import type { Reservation, Spots } from '#server/integrations/booking/booking.ts';
import type { ScheduledClass } from '#server/models/schedule/classes.ts';
import type { RoomLayout } from '#server/models/schedule/locations.ts';

const takenSpots = (row: ScheduledClass, layout: RoomLayout): LayoutSpot[] =>
  layout.spots.filter((_, index) => isTaken(row.taken, index));

/** Reservations are anonymous: a mat and its state. */
export const simulatedReservations = (
  row: ScheduledClass,
  layout: RoomLayout,
  now: Instant,
): Reservation[] => {
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

export const simulatedSpots = (row: ScheduledClass, layout: RoomLayout): Spots => {
  const taken = new Set(takenSpots(row, layout));
  return {
    layoutFormat: layout.format,
    availableSpotIds: layout.spots.filter((spot) => !taken.has(spot)).map(({ id }) => id),
    items: [
      ...layout.spots.map((spot) => ({ ...spot, type: 'spot', isEnabled: true, isListed: true })),
      ...layout.furniture.map((item) => ({ ...item, isEnabled: false, isListed: false })),
    ],
  };
};
