import { describe, expect, test } from 'vitest';
import { daysFrom, studioDay } from '#domain/dates.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { dayParts, fileSize, longDay, megabytes, momentText, shortDay, timeText } from './formats.ts';

test.each([
  ['00:05', '12:05 AM'],
  ['06:00', '6:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['18:30', '6:30 PM'],
])('%s reads %s', (time, text) => {
  expect(timeText(time)).toBe(text);
});

test('the time of an unsent form has its day, unless that is today', () => {
  const at = new Date(2025, 10, 14, 14, 5);
  expect(momentText(at.getTime())).toBe('on November 14 at 2:05\u00a0PM');
  expect(momentText(new Date().setHours(1, 5))).toBe('at 1:05\u00a0AM');
});

describe('days', () => {
  test('are written the same way in every zone', () => {
    expect(longDay('2026-11-15')).toBe('Sunday, November 15');
    expect(shortDay('2026-03-08')).toBe('Sun, Mar 8');
    expect(dayParts('2026-12-01')).toEqual({ weekday: 'Tue', date: '1', month: 'Dec' });
  });

  test.each([
    ['2026-11-16T04:59:59Z', '2026-11-15'],
    ['2026-11-16T05:00:00Z', '2026-11-16'],
    ['2026-07-04T03:59:59Z', '2026-07-03'],
    ['2026-07-04T04:00:00Z', '2026-07-04'],
  ])('begin at midnight in Florida: at %s it is %s', (instant, day) => {
    expect(studioDay(Date.parse(instant))).toBe(day);
  });

  test('follow each other over the changes of the clock and of the year', () => {
    expect(daysFrom('2026-10-31', 3)).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
    expect(daysFrom('2026-12-31', 2)).toEqual(['2026-12-31', '2027-01-01']);
  });
});

test('a file over the limit has a larger size than the limit', () => {
  const { maxBytes } = limits.cv;
  expect(megabytes(maxBytes)).toBe('5 MB');
  expect(fileSize(maxBytes)).toBe('5.0 MB');
  expect(fileSize(maxBytes + 1)).toBe('5.1 MB');
  expect(megabytes(limits.uploads.maxTotalBytes)).toBe('25 MB');
});
