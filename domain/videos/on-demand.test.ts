import { describe, expect, test } from 'vitest';
import { libraryTabOf, matchesVideoFilters, videoFiltersFromQuery, videoLengthOf } from './on-demand.ts';

test.each([
  ['', 'flow'],
  ['#flow', 'flow'],
  ['#fiit', 'fiit'],
  ['#restore', 'restore'],
  ['#FIIT', 'flow'],
  ['#anything', 'flow'],
])('the hash %j opens %s', (hash, tab) => {
  expect(libraryTabOf(hash)).toBe(tab);
});

test.each([
  [1, 'short'],
  [19 * 60, 'short'],
  [19 * 60 + 1, 'medium'],
  [20 * 60, 'medium'],
  [40 * 60, 'medium'],
  [40 * 60 + 1, 'long'],
])('%i seconds are %s', (seconds, length) => {
  expect(videoLengthOf(seconds)).toBe(length);
});

describe('filters of the library', () => {
  const read = (text: string) => videoFiltersFromQuery(new URLSearchParams(text));
  test('are read in any letter case, without unknown values', () => {
    expect(read('level=beginner&length=long')).toEqual({ level: 'BEGINNER', length: 'long' });
    expect(read('level=GURU&length=90')).toEqual({ level: null, length: null });
  });
  test('must all hold', () => {
    const video = { level: 'BEGINNER', seconds: 1200 } as const;
    expect(matchesVideoFilters(video, read(''))).toBe(true);
    expect(matchesVideoFilters(video, read('level=BEGINNER&length=medium'))).toBe(true);
    expect(matchesVideoFilters(video, read('level=BEGINNER&length=long'))).toBe(false);
  });
});
