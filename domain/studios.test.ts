import { expect, test } from 'vitest';
import { parseLocationId } from '#domain/booking-ids.ts';
import { parseStudioId } from '#domain/staff/scopes.ts';
import {
  defaultStudio,
  type LocationId,
  openStudios,
  pillName,
  type StudioId,
  studioFromQuery,
  studioPath,
  studios,
  toLocationId,
  toStudioId,
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
  expect(studioPath(toStudioId(1))).toBe('/north-fort-lauderdale');
  expect(studioPath(toStudioId(17))).toBe('/jacksonville');
  for (const id of [0, 21, 99]) expect(studioPath(toStudioId(id))).toBe('/coming-soon');
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

test('an id of a studio, an id of a location and a number are three types', () => {
  const ofStudio: StudioId = defaultStudio.id;
  const ofLocation: LocationId = defaultStudio.locationId;
  // @ts-expect-error
  const studio: StudioId = ofLocation;
  // @ts-expect-error
  const location: LocationId = ofStudio;
  // @ts-expect-error
  const number: StudioId = Number('8');
  expect([studio, location, number]).toEqual([48750, 8, 8]);
});

test.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY])('%d is no id', (id) => {
  expect(() => toStudioId(id)).toThrow(TypeError);
  expect(() => toLocationId(id)).toThrow(TypeError);
  expect(parseLocationId(id)).toBeUndefined();
  expect(parseStudioId(String(id))).toBeUndefined();
});

test('ids are parsed from the text of a page, a call or a provider', () => {
  expect(parseLocationId('48750')).toBe(48750);
  expect(parseStudioId('20')).toBe(20);
  expect(parseStudioId('0')).toBe(0);
  for (const id of ['', '0', '48750.5', '4875000000', 'f3a1-77']) expect(parseLocationId(id)).toBeUndefined();
  for (const id of ['', '21', '8a', '48750']) expect(parseStudioId(id)).toBeUndefined();
});
