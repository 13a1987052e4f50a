import { expect, test } from 'vitest';
import { nearbyStudios } from './nearby-studios.tsx';

const near = (slug: string) => nearbyStudios(slug).map(({ name }) => name);

test('returns three open studios, nearest first, and never the studio itself', () => {
  expect(near('hollywood')).toEqual(['Downtown Ft. Lauderdale', 'Davie', 'Pembroke Pines']);
});

test('returns open studios for an upcoming one', () => {
  expect(near('doral')).toEqual(['Coral Gables', 'Midtown Miami', 'Pembroke Pines']);
});
