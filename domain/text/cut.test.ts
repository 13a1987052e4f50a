import { expect, test } from 'vitest';
import { cut } from './cut.ts';

test('a text is cut after so many code units, and half a character at the end is replaced', () => {
  expect(cut('towels', 3)).toBe('tow');
  expect(cut('to😀', 3)).toBe('to\ufffd');
  expect(cut('to😀', 4)).toBe('to😀');
});
