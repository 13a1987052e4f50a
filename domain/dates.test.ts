import { describe, expect, test } from 'vitest';
import {
  addDays,
  classWindow,
  daysBetween,
  endOfMonth,
  isCalendarDay,
  weekday,
  workshopWindow,
} from './dates.ts';

describe('calendar days', () => {
  test.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a day', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });
  test.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '', 'tomorrow', '2026-11-15T00:00:00Z'])(
    '"%s" is not a day',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );
  test('a day added across the change to summer time is one day', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(daysBetween('2026-03-07', '2026-03-10')).toBe(3);
  });
  test('Sunday is 0', () => {
    expect(weekday('2026-11-15')).toBe(0);
    expect(weekday('2026-11-14')).toBe(6);
  });
  test('months end on their own last day, also over the new year', () => {
    expect(endOfMonth('2026-12-15', 2)).toBe('2027-02-28');
    expect(endOfMonth('2026-01-31')).toBe('2026-01-31');
  });
});

test('a class window is three days, a workshop window ends with the month two months ahead', () => {
  expect(classWindow('2026-11-15')).toEqual({ min: '2026-11-15', max: '2026-11-17' });
  expect(workshopWindow('2026-11-15')).toEqual({ min: '2026-11-15', max: '2027-01-31' });
});
