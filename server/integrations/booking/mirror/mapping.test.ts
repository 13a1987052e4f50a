import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EnvError } from '#server/env.ts';
import { parseMapping, readMapping } from './mapping.ts';

const locations = { '900': 'midtown-miami' };

test('the example file can be used', () => {
  const { locations: mapped } = parseMapping(readFileSync('docs/booking-map.example.json', 'utf8'));
  expect(mapped.size).toBeGreaterThan(0);
});

test('studios and instructors are named by their slugs', () => {
  const mapping = parseMapping(JSON.stringify({ locations, instructors: { '77': 'marisol-vega' } }));
  expect([...mapping.locations]).toEqual([['900', 48750]]);
  expect([...mapping.instructors]).toEqual([['77', 1]]);
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{', /not JSON/],
  ['no locations', {}, /locations/],
  ['empty locations', { locations: {} }, /names no location/],
  ['an unknown studio', { locations: { '900': 'atlantis' } }, /locations\.900.*"atlantis"/],
  ['a studio without a location', { locations: { '900': 'pinecrest' } }, /"pinecrest"/],
  ['one studio twice', { locations: { ...locations, '901': 'midtown-miami' } }, /the same studio/],
  [
    'an unknown instructor',
    { locations, instructors: { '7': 'nobody-known' } },
    /instructors\.7.*"nobody-known"/,
  ],
  ['an unknown kind', { locations, classTypes: { '12': 'zumba' } }, /classTypes\.12/],
  ['an id that looks like a path', { locations: { '../x': 'midtown-miami' } }, /BOOKING_MAP/],
  ['a misspelled key', { locations, classtypes: {} }, /classtypes/],
])('%s is an error of one clear line', (_, file, words) => {
  const parse = () => parseMapping(typeof file === 'string' ? file : JSON.stringify(file));
  expect(parse).toThrow(EnvError);
  expect(parse).toThrow(words);
  expect(parse).not.toThrow(/\n/);
});

test('the error of a missing file contains its path', () => {
  expect(() => readMapping('/no/such/map.json')).toThrow(/BOOKING_MAP.*\/no\/such\/map\.json/);
});
