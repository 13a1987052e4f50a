import { expect, test } from 'vitest';
import { typingDistance } from './typing-distance.ts';

test('counts a missing, an extra, a wrong and a swapped letter as one mistake each', () => {
  expect(typingDistance('orlando', 'orlando', 2)).toBe(0);
  expect(typingDistance('orlndo', 'orlando', 2)).toBe(1);
  expect(typingDistance('orllando', 'orlando', 2)).toBe(1);
  expect(typingDistance('orlendo', 'orlando', 2)).toBe(1);
  expect(typingDistance('olrando', 'orlando', 2)).toBe(1);
});

test('compares an unfinished word with the closest prefix of the name', () => {
  expect(typingDistance('jacksonvile', 'jacksonvillebeach', 2, true)).toBe(1);
  expect(typingDistance('jacksonvile', 'jacksonvillebeach', 2)).toBe(3);
});

test('stops at the limit', () => {
  expect(typingDistance('tampa', 'miami', 1)).toBe(2);
  expect(typingDistance('', 'miami', 1)).toBe(2);
});
