import type { StoredSpots } from '#server/db/tables.ts';
import { InvalidRecord, type TheirClass } from '#server/integrations/booking/mirror/provider.ts';
import { scheduledClassShape, type TheirClassType } from './shapes.ts';

const withZone = /^\d{4}-\d\d-\d\dT[\d:.]{5,20}(?:Z|[+-]\d\d:?\d\d)$/;

/** Without a zone an instant could be wrong by several hours. */
const instantOf = (text: string): number => (withZone.test(text) ? Date.parse(text) : Number.NaN);

/** Converts minutes to seconds. A different number in `duration_formatted` means that the unit is another. */
const secondsOf = ({ duration, duration_formatted: formatted }: TheirClassType): number => {
  const [, inText] = /^(\d{1,4}) ?min/.exec(String(formatted ?? '')) ?? [];
  if (inText !== undefined && Number(inText) !== duration)
    throw new InvalidRecord('class_type.duration is not the minutes of duration_formatted');
  return duration * 60;
};

/** The status decides over the counts. */
const waitlistFreeCount = (status: string | null | undefined, capacity: number, waiting: number): number => {
  if (status === 'Waitlist Full') return 0;
  return Math.max(capacity - waiting, status === 'Waitlist Only' ? 1 : 0);
};

export const classOf = (record: unknown): TheirClass => {
  const given = scheduledClassShape.parse(record);
  const waiting = given.waitlist_count ?? 0;
  const { class_type: type, booking_start_datetime: opens } = given;
  return {
    id: given.id,
    locationId: given.location.id,
    name: given.name,
    type: {
      id: type.id,
      name: type.name,
      description: type.description,
      seconds: secondsOf(type),
      isLiveStream: type.is_live_stream ?? false,
    },
    tags: (given.class_tags ?? []).flatMap(({ slug }) => slug ?? []),
    instructors: given.instructors ?? [],
    startsAt: instantOf(given.start_datetime),
    bookingOpensAt: opens ? instantOf(opens) : null,
    capacity: given.capacity,
    freeCount: given.status ? 0 : given.available_spot_count,
    waitlistCount: waiting,
    waitlistFreeCount: waitlistFreeCount(given.status, given.spot_options?.waitlist_capacity ?? 0, waiting),
    isCancelled: given.is_cancelled ?? false,
    isCountPublic: given.is_remaining_spot_count_public ?? false,
    layoutFormat: given.layout_format === 'pick-a-spot' ? 'pick-a-spot' : 'first-come-first-serve',
  };
};

export const spotsOf = (record: unknown): StoredSpots | null => {
  const { layout, status } = scheduledClassShape.parse(record);
  if (!layout) return null;
  const items = layout.spots.map(({ id, name, x_position: x, y_position: y }) => ({
    id,
    name,
    x,
    y,
    type: 'spot',
    isEnabled: true,
    isListed: true,
  }));
  const free = status ? [] : layout.spots.filter((spot) => spot.is_available).map(({ id }) => id);
  return { layoutFormat: 'pick-a-spot', items, availableSpotIds: free };
};
