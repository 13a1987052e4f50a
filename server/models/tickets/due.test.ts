import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { noStudioId, openStudios, toStudioId, upcomingStudios } from '#domain/studios.ts';
import { studioInstant } from '#server/time/studio-time.ts';
import { dueAt, openMsBetween } from './due.ts';

/** Davie is open from 6:00 to 13:30 and from 16:15 to 22:00. */
const davie = toStudioId(3);
const office = noStudioId;
const at = (moment: string) => {
  const [day = '', time = ''] = moment.split(' ');
  return studioInstant(day, time);
};

test.each([
  ['inside opening hours: a day later', davie, '2026-11-16 09:00', '2026-11-17 09:00'],
  ['between the two openings: the end of the next morning', davie, '2026-11-16 15:00', '2026-11-17 13:30'],
  ['after closing: the end of the next evening', davie, '2026-11-16 23:00', '2026-11-17 22:00'],
  ['before opening: the end of that evening', davie, '2026-11-16 04:00', '2026-11-16 22:00'],
  ['at the minute of closing', davie, '2026-11-16 22:00', '2026-11-17 22:00'],
  ['the night when a day has 23 hours', davie, '2026-03-07 23:30', '2026-03-08 22:00'],
  ['the night when a day has 25 hours', davie, '2026-10-31 23:30', '2026-11-01 22:00'],
  ['25 hours: the promise is 24, not the same time of day', davie, '2026-10-31 12:00', '2026-11-01 11:00'],
  ['23 hours: the promise is 24, not the same time of day', davie, '2026-03-07 12:00', '2026-03-08 13:00'],
  ['the office on a Tuesday', office, '2026-11-17 11:00', '2026-11-18 11:00'],
  ['the office on a Friday evening', office, '2026-11-20 19:00', '2026-11-23 10:00'],
  ['the office on a Saturday', office, '2026-11-21 12:00', '2026-11-23 10:00'],
  ['the office on a Sunday noon: Monday noon', office, '2026-11-22 12:00', '2026-11-23 12:00'],
])('a lead is due %s', (_, studio, arrived, due) => {
  expect(dueAt(studio, at(arrived))).toBe(at(due));
});

test('every studio is due after arrival, and an open one within 24 hours, at any hour of a year', () => {
  const start = at('2026-01-01 00:00');
  for (let hours = 0; hours < 366 * 24; hours += 37) {
    const arrived = start + hours * hourMs;
    for (const { id } of openStudios) {
      const due = dueAt(id, arrived);
      expect(due).toBeGreaterThan(arrived);
      expect(due - arrived).toBeLessThanOrEqual(dayMs);
      expect(openMsBetween(id, due - 60_000, due)).toBeGreaterThan(0);
    }
    for (const id of [office, upcomingStudios[0]?.id ?? office])
      expect(dueAt(id, arrived)).toBeGreaterThan(arrived);
  }
});

test('open time counts only opening hours', () => {
  expect(openMsBetween(davie, at('2026-11-16 13:00'), at('2026-11-16 16:45'))).toBe(hourMs);
  expect(openMsBetween(davie, at('2026-11-16 22:30'), at('2026-11-17 05:00'))).toBe(0);
  expect(openMsBetween(davie, at('2026-03-07 22:00'), at('2026-03-08 07:00'))).toBe(hourMs);
  expect(openMsBetween(davie, at('2026-10-31 22:00'), at('2026-11-01 07:00'))).toBe(hourMs);
  expect(openMsBetween(office, at('2026-11-20 17:00'), at('2026-11-23 10:00'))).toBe(2 * hourMs);
  expect(openMsBetween(davie, at('2026-11-16 12:00'), at('2026-11-16 11:00'))).toBe(0);
});
