import { expect, test } from 'vitest';
import { studioFromQuery } from '#domain/studios.ts';
import { nearbyStudios } from './nearby-studios.server.ts';

const near = (slug: string) => {
  const studio = studioFromQuery(slug);
  if (!studio) throw new Error(slug);
  return nearbyStudios(studio).map(({ name }) => name);
};

test('returns three open studios, nearest first, and never the studio itself', () => {
  expect(near('hollywood')).toEqual(['Downtown Ft. Lauderdale', 'Davie', 'Pembroke Pines']);
});

test('returns open studios for an upcoming one', () => {
  expect(near('doral')).toEqual(['Coral Gables', 'Midtown Miami', 'Pembroke Pines']);
});
