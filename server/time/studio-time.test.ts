import { expect, test } from 'vitest';
import { studioDay } from '#domain/dates.ts';
import { studioInstant, studioTimeText, utcText } from './studio-time.ts';

const at = (text: string) => Date.parse(text);

test('the studio day changes at midnight in New York, not at midnight UTC', () => {
  expect(studioDay(at('2026-11-15T04:59:59Z'))).toBe('2026-11-14');
  expect(studioDay(at('2026-11-15T05:00:00Z'))).toBe('2026-11-15');
  expect(studioDay(at('2026-07-04T03:59:59Z'))).toBe('2026-07-03');
  expect(studioDay(at('2026-07-04T04:00:00Z'))).toBe('2026-07-04');
});

test('a 6 o’clock class is at 6 o’clock before and after both changes of the clock', () => {
  const utc = (day: string) => utcText(studioInstant(day, '06:00'));
  expect(utc('2026-03-07')).toBe('2026-03-07T11:00:00Z');
  expect(utc('2026-03-08')).toBe('2026-03-08T10:00:00Z');
  expect(utc('2026-10-31')).toBe('2026-10-31T10:00:00Z');
  expect(utc('2026-11-01')).toBe('2026-11-01T11:00:00Z');
});

test('a time that the spring change skips becomes the time after it', () => {
  expect(utcText(studioInstant('2026-03-08', '02:30'))).toBe('2026-03-08T07:30:00Z');
});

test('a time is written with the offset of its season', () => {
  expect(studioTimeText(Date.parse('2026-11-18T14:30:00Z'))).toBe('2026-11-18T09:30-05:00');
  expect(studioTimeText(Date.parse('2026-07-18T14:30:00Z'))).toBe('2026-07-18T10:30-04:00');
});
