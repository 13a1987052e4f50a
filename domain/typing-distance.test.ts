import { expect, it } from 'vitest';
import { typingDistance } from './typing-distance.ts';

it('counts a missing, an extra, a wrong and a swapped letter as one slip each', () => {
  expect(typingDistance('orlando', 'orlando', 2)).toBe(0);
  expect(typingDistance('orlndo', 'orlando', 2)).toBe(1);
  expect(typingDistance('orllando', 'orlando', 2)).toBe(1);
  expect(typingDistance('orlendo', 'orlando', 2)).toBe(1);
  expect(typingDistance('olrando', 'orlando', 2)).toBe(1);
});

it('measures an unfinished word against the best beginning of the name', () => {
  expect(typingDistance('jacksonvile', 'jacksonvillebeach', 2, true)).toBe(1);
  expect(typingDistance('jacksonvile', 'jacksonvillebeach', 2)).toBe(3);
});

it('stops counting once there are too many', () => {
  expect(typingDistance('tampa', 'miami', 1)).toBe(2);
  expect(typingDistance('', 'miami', 1)).toBe(2);
});
