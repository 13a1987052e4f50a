import { expect, test } from 'vitest';
import { mapStudios } from './map-studios.ts';

test('the map has all twenty studios, five of them with the year they open', () => {
  expect(mapStudios).toHaveLength(20);
  expect(
    mapStudios
      .filter(({ isUpcoming }) => isUpcoming)
      .map(({ title, comingText }) => `${title} ${comingText}`),
  ).toEqual([
    'Delray COMING 2025',
    'Doral COMING 2025',
    'Pinecrest COMING 2025',
    'Wellington COMING 2026',
    'West Kendall COMING 2025',
  ]);
  expect(mapStudios.find(({ title }) => title === 'Weston')).toMatchObject({
    url: '/weston',
    comingText: null,
  });
});
