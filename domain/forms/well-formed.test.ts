import { expect, test } from 'vitest';
import { isWellFormed } from './well-formed.ts';

test.each([
  ['', true],
  ['Zoë 🌞 𝒜', true],
  ['\u{1f31e}', true],
  ['\ud83c', false],
  ['\udf1e\ud83c', false],
  ['a\ud83cb', false],
  ['🌞\udf1e', false],
])('%j is well formed: %s', (text, expected) => {
  expect(isWellFormed(text)).toBe(expected);
  expect(text.isWellFormed()).toBe(expected);
});
