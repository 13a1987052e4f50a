import { expect, test } from 'vitest';
import { formatMinutes, minutesOf } from './class-length.ts';

test.each([
  [0, 1],
  [1, 1],
  [60, 1],
  [61, 2],
  [2700, 45],
  [3600, 60],
  [4500, 75],
])('%i seconds are shown as %i minutes', (seconds, minutes) => {
  expect(minutesOf(seconds)).toBe(minutes);
  expect(formatMinutes(seconds)).toBe(`${minutes} min`);
});
