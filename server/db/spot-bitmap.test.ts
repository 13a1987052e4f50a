import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTaken, packTaken } from './spot-bitmap.ts';

test('a packed bitmap is read back, mat by mat', () => {
  const room = fc
    .integer({ min: 1, max: 60 })
    .chain((capacity) => fc.tuple(fc.constant(capacity), fc.uniqueArray(fc.nat({ max: capacity - 1 }))));
  fc.assert(
    fc.property(room, ([capacity, indexes]) => {
      const taken = packTaken(indexes, capacity);
      const read = Array.from({ length: capacity }, (_, index) => index).filter((index) =>
        isTaken(taken, index),
      );
      expect(read).toEqual([...indexes].sort((a, b) => a - b));
    }),
  );
});

test('a mat outside the room is refused', () => {
  expect(() => packTaken([50], 50)).toThrow(RangeError);
});
