import { expect } from 'vitest';
import type { z } from 'zod';
import type { CalendarDay } from '#domain/dates.ts';
import { isUnavailable } from '#server/errors/unavailable.ts';
import type { BookableClass, Booking } from '#server/integrations/booking/booking.ts';

/** A provider and its system, which the contract changes, makes unreachable and lets hang. */
export type BookingFixture = {
  booking: Booking;
  /** A location with at least ten classes on at least two days, and a workshop between the two days. */
  locationId: string;
  from: CalendarDay;
  to: CalendarDay;
  /** Changes in the provider's system. They resolve when the provider could have read them. */
  renameLocation(id: string, name: string): Promise<void>;
  cancelClass(id: string): Promise<void>;
  /** While true, the system refuses every request. */
  setAway(isAway: boolean): Promise<void> | void;
  /** Sends one request over the provider's own connection, to prove that `setAway` has an effect. */
  probe(): Promise<unknown>;
  /** From now on the system accepts requests and does not respond; the returned function ends that. */
  hang?(): Promise<() => Promise<void>>;
  /** Advances the time until the background work has something new to find. */
  background: { passTime(): Promise<void>; runningTimers(): number };
};

export type OpenFixture = (options: {
  /** How long the provider waits for a response of its system; by default the provider's own value. */
  timeoutMs?: number;
}) => Promise<BookingFixture>;

export type Abilities = {
  /** False for a system inside the process, which cannot hang. */
  canHang: boolean;
};

export const expectShape = (shape: z.ZodType, value: unknown) => {
  const { error } = shape.safeParse(value);
  expect(error?.issues ?? []).toEqual([]);
};

export const whole = { page: 1, size: 100 };
/** Unknown and malformed ids. */
export const strangeIds = [
  '1',
  '999999999999999',
  '',
  '0',
  '-1',
  'no-such-class',
  '1e3',
  '1.0',
  ' 1',
  '1;--',
  '9'.repeat(400),
];

/** Functions cannot be compared, so reservations become their list. */
export const comparable = async ({ reservations, ...one }: BookableClass) => ({
  ...one,
  reservations: await reservations(),
});

export const classesOf = async ({ booking, locationId, from, to }: BookingFixture) => {
  const { items } = await booking.pageClasses({ kind: 'class', locationIds: [locationId], from, to }, whole);
  return items;
};
export const firstClass = async (fixture: BookingFixture) => {
  const [first] = await classesOf(fixture);
  if (!first) throw new Error('the fixture has no classes');
  return first;
};
/** Every call of `Booking`, each with a result that is not empty. */
export const callsOf = (fixture: BookingFixture, classId: string): (() => Promise<unknown>)[] => {
  const { booking } = fixture;
  return [
    () => booking.listLocations(),
    async () => Promise.all((await classesOf(fixture)).map(comparable)),
    async () => {
      const found = await booking.findClass(classId);
      return found && comparable(found);
    },
    () => booking.findSpots(classId),
    () => booking.pageInstructors(whole),
  ];
};
/** An outage must not look like an empty schedule or a class that is over. */
export const expectSameOrUnavailable = async (call: () => Promise<unknown>, before: unknown) => {
  try {
    expect(await call()).toEqual(before);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
};
