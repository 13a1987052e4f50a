import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test('a text ends after so many code units, and half a character at the end is replaced', () => {
  expect(truncate('towels', 3)).toBe('tow');
  expect(truncate('to😀', 3)).toBe('to\ufffd');
  expect(truncate('to😀', 4)).toBe('to😀');
});
