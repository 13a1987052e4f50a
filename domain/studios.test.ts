import { expect, test } from 'vitest';
import {
  defaultStudio,
  type LocationId,
  openStudios,
  pillName,
  type StudioId,
  studioFromQuery,
  studioPath,
  studios,
  upcomingStudios,
} from './studios.ts';

test('there are twenty studios: fifteen open, five upcoming', () => {
  expect(studios.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(openStudios).toHaveLength(15);
  expect(upcomingStudios.map(({ slug }) => slug)).toEqual([
    'delray',
    'doral',
    'west-kendall',
    'pinecrest',
    'wellington',
  ]);
  expect(defaultStudio).toMatchObject({ name: 'Midtown Miami', locationId: 48750 });
});

test('a studio id leads to its page, any other id to the coming-soon page', () => {
  expect(studioPath(1)).toBe('/north-fort-lauderdale');
  expect(studioPath(17)).toBe('/jacksonville');
  for (const id of [0, 21, 99, -1, Number.NaN]) expect(studioPath(id)).toBe('/coming-soon');
});

test.each([
  ['48750', 'midtown-miami'],
  ['8', 'midtown-miami'],
  ['Midtown Miami', 'midtown-miami'],
  ['MIDTOWN-MIAMI', 'midtown-miami'],
  ['north ft. lauderdale', 'north-fort-lauderdale'],
  ['Boca Raton', 'boca-raton'],
  ['deerfield', 'deerfield-beach'],
])('?location=%s means %s', (value, slug) => {
  expect(studioFromQuery(value)?.slug).toBe(slug);
});

test.each(['', ' ', 'null', '48723', 'miami beach', '<script>', null, undefined])(
  '?location=%s means no studio',
  (value) => {
    expect(studioFromQuery(value)).toBeUndefined();
  },
);

test('two studios have a shorter name on their pill', () => {
  expect(pillName('Deerfield Beach')).toBe('Deerfield');
  expect(pillName('Central Boca Raton')).toBe('Boca Raton');
  expect(pillName('Davie')).toBe('Davie');
});

test('an id of a studio is no id of a location', () => {
  const ofStudio: StudioId = defaultStudio.id;
  const ofLocation: LocationId = defaultStudio.locationId;
  // @ts-expect-error
  const studio: StudioId = ofLocation;
  // @ts-expect-error
  const location: LocationId = ofStudio;
  expect([studio, location]).toEqual([48750, 8]);
});
