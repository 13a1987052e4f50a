import { seededRandom } from '#domain/seeded-random.ts';
import type { LocationId } from '#domain/studios.ts';
import { packTaken } from '#server/db/spot-bitmap.ts';

const waitlistCapacity = 12;
/** VIP members can book fourteen days ahead. */
export const bookAheadDays = 14;

/** Demand is highest before and after office hours and lowest in the early afternoon. */
const demandAt = (time: string): number => {
  if (time >= '17:00' && time < '19:30') return 0.98;
  if (time < '07:00') return 0.72;
  if (time >= '08:00' && time < '10:30') return 0.85;
  if (time >= '11:30' && time < '16:00') return 0.55;
  return 0.68;
};

export type Demand = {
  /** Unique, and the same in every run of the simulator. */
  classKey: string;
  locationId: LocationId;
  time: string;
  isWeekend: boolean;
  capacity: number;
  /** Negative for past classes. */
  daysUntil: number;
};

/** Mats are taken in a fixed order as the day comes nearer, so a taken mat stays taken. */
export const bookingsOf = ({ classKey, locationId, time, isWeekend, capacity, daysUntil }: Demand) => {
  if (daysUntil > bookAheadDays) {
    return {
      taken: packTaken([], capacity),
      taken_count: 0,
      waitlist_count: 0,
      waitlist_capacity: waitlistCapacity,
    };
  }
  const random = seededRandom(`bookings ${classKey}`);
  const studioPopularity = 0.85 + seededRandom(`pull ${locationId}`).next() * 0.25;
  const wanted =
    capacity * demandAt(time) * studioPopularity * (isWeekend ? 1.08 : 1) * (0.7 + random.next() * 0.5);
  const days = Math.max(0, daysUntil);
  // About half of the mats are booked in the last week, the last ones on the day itself.
  const share = 1 - (days / (bookAheadDays + 1)) ** 0.8;
  const booked = Math.round(wanted * share);
  const order = random.shuffle(Array.from({ length: capacity }, (_, index) => index));
  const taken = order.slice(0, booked);
  return {
    taken: packTaken(taken, capacity),
    taken_count: taken.length,
    waitlist_count: Math.min(waitlistCapacity, Math.max(0, booked - capacity)),
    waitlist_capacity: waitlistCapacity,
  };
};
