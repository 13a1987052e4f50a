import { describe, expect, test } from 'vitest';
import gazetteer from './gazetteer.json' with { type: 'json' };
import { createPlaceSearch, type Gazetteer } from './place-search.ts';

const search = createPlaceSearch(gazetteer as unknown as Gazetteer);
const first = (text: string) => search(text)[0]?.label;

describe('a place is found', () => {
  test.each([
    ['Miami', 'Miami'],
    ['boca', 'Boca Raton'],
    ['west palm', 'West Palm Beach'],
    ['delray', 'Delray Beach'],
    ['winter park', 'Winter Park'],
    ['South Beach', 'South Beach'],
  ])('by its name or the beginning of it: %s', (typed, label) => {
    expect(first(typed)).toBe(label);
  });

  test.each([
    ['ft lauderdale', 'Fort Lauderdale'],
    ['st pete', 'St. Petersburg'],
    ['Saint Petersburg', 'St. Petersburg'],
    ['st. augustine, FL', 'St. Augustine'],
    ['w palm bch', 'West Palm Beach'],
    ['jax', 'Jacksonville'],
    ['davie fl', 'Davie'],
    ['bocaraton', 'Boca Raton'],
    ['keywest', 'Key West'],
  ])('however it is written: %s', (typed, label) => {
    expect(first(typed)).toBe(label);
  });

  test.each([
    ['maimi', 'Miami'],
    ['fort laderdale', 'Fort Lauderdale'],
    ['boca ratton', 'Boca Raton'],
    ['jacksonvile', 'Jacksonville'],
    ['orlndo', 'Orlando'],
    ['kissimee', 'Kissimmee'],
    ['tallahasee', 'Tallahassee'],
    ['coral gabels', 'Coral Gables'],
    ['pembrook pines', 'Pembroke Pines'],
    ['wellinton', 'Wellington'],
  ])('in spite of typing mistakes: %s', (typed, label) => {
    expect(first(typed)).toBe(label);
  });

  test('by a zip code, whole or its first digits', () => {
    expect(search('33414')).toMatchObject([{ label: '33414', detail: 'Wellington, Palm Beach County' }]);
    expect(search('3318').every(({ label }) => label.startsWith('3318'))).toBe(true);
  });
});

describe('a search', () => {
  test('gives at most six places, each with a position in Florida', () => {
    const places = search('la');
    expect(places).toHaveLength(6);
    for (const { latitude, longitude } of places) {
      expect(latitude).toBeGreaterThan(24);
      expect(latitude).toBeLessThan(31.1);
      expect(longitude).toBeGreaterThan(-87.7);
      expect(longitude).toBeLessThan(-79.9);
    }
  });

  test.each(['', ' ', 'a', 'qqqqqqqq', '99999', '\0\0', '__proto__', 'constructor', '🏖️', '﷽'.repeat(400)])(
    'finds nothing for %j without an error',
    (typed) => expect(search(typed)).toEqual([]),
  );
});
