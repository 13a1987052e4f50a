import { describe, expect, test } from 'vitest';
import { inWords, inWordsAtStart } from './number-words.ts';

const sources = Object.entries(
  import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./**/*.fixture.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
const matches = (pattern: RegExp) =>
  sources.flatMap(([path, source]) => [...source.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

describe('texts take figures of money and law from domain/', () => {
  test('no amount of dollars is written out, except what a garage charges', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(matches(/\$\d[\d.,]*[^,.]{0,12}/g)).toEqual(['./studios/midtown-miami.ts: $3 per hour']);
  });

  test('periods of notice, exchange and warranty are not written out', () => {
    expect(matches(/\b(30|thirty) days\b/gi)).toEqual([]);
    expect(matches(/\bwithin (7|seven) days\b/gi)).toEqual([]);
  });

  test('periods of retention are not written out', () => {
    expect(matches(/\bup to \w+ (years|days)\b|\bup to (two|three),/g)).toEqual([]);
  });
});

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
