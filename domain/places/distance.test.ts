import { expect, test } from 'vitest';
import { openStudios } from '#domain/studios.ts';
import { nearestStudio } from './distance.ts';

test('the nearest studio is found over land and sea', () => {
  const nearest = (longitude: number, latitude: number) =>
    nearestStudio({ longitude, latitude }, openStudios)?.slug;
  expect(nearest(-81.3792, 28.5383)).toBe('winter-park');
  expect(nearest(-80.13, 25.79)).toBe('midtown-miami');
  expect(nearest(-81.65, 30.33)).toBe('jacksonville');
  expect(nearestStudio({ longitude: 0, latitude: 0 }, [])).toBeUndefined();
});
