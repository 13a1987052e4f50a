import { expect, test } from 'vitest';
import { inWords, inWordsAtStart } from './number-words.ts';

test('numbers below a hundred are written in words', () => {
  expect([0, 7, 12, 20, 30, 42, 99].map(inWords)).toEqual([
    'zero',
    'seven',
    'twelve',
    'twenty',
    'thirty',
    'forty-two',
    'ninety-nine',
  ]);
  expect(inWordsAtStart(30)).toBe('Thirty');
});
