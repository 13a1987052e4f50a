import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test('counts a missing, an extra, a wrong and a swapped letter as one mistake each', () => {
  expect(editDistance('orlando', 'orlando', 2)).toBe(0);
  expect(editDistance('orlndo', 'orlando', 2)).toBe(1);
  expect(editDistance('orllando', 'orlando', 2)).toBe(1);
  expect(editDistance('orlendo', 'orlando', 2)).toBe(1);
  expect(editDistance('olrando', 'orlando', 2)).toBe(1);
});

test('compares an unfinished word with the closest prefix of the name', () => {
  expect(editDistance('jacksonvile', 'jacksonvillebeach', 2, true)).toBe(1);
  expect(editDistance('jacksonvile', 'jacksonvillebeach', 2)).toBe(3);
});

test('stops at the limit', () => {
  expect(editDistance('tampa', 'miami', 1)).toBe(2);
  expect(editDistance('', 'miami', 1)).toBe(2);
});
