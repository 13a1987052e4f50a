import { expect, test } from 'vitest';
import { toLocationId } from '#domain/studios.ts';
import { isTaken } from '#server/db/spot-bitmap.ts';
import { bookingsOf } from './bookings.ts';

const capacity = 54;
const evening = (classKey: string, daysUntil: number) =>
  bookingsOf({
    classKey,
    locationId: toLocationId(48750),
    time: '18:00',
    isWeekend: false,
    capacity,
    daysUntil,
  });
const mats = Array.from({ length: capacity }, (_, index) => index);

test('before booking opens no mat is taken', () => {
  expect(evening('a', 15)).toMatchObject({ taken_count: 0, waitlist_count: 0 });
});

test('a mat once taken stays taken as the day comes nearer', () => {
  for (let days = 14; days > 0; days--) {
    const before = evening('b', days).taken;
    const after = evening('b', days - 1).taken;
    expect(mats.filter((mat) => isTaken(before, mat) && !isTaken(after, mat))).toEqual([]);
  }
});

test('the count is the number of taken mats', () => {
  const { taken, taken_count } = evening('c', 2);
  expect(mats.filter((mat) => isTaken(taken, mat))).toHaveLength(taken_count);
});

test('people wait only for a full class, and some evening classes are full', () => {
  const today = Array.from({ length: 200 }, (_, index) => evening(`class ${index}`, 0));
  for (const { taken_count, waitlist_count, waitlist_capacity } of today) {
    if (waitlist_count > 0) expect(taken_count).toBe(capacity);
    expect(waitlist_count).toBeLessThanOrEqual(waitlist_capacity);
  }
  expect(today.some(({ waitlist_count }) => waitlist_count > 0)).toBe(true);
  expect(today.some(({ taken_count }) => taken_count < capacity)).toBe(true);
});
