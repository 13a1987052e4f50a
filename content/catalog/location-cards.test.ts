import { expect, test } from 'vitest';
import { locationCards } from '#content/catalog/location-cards.ts';

test('twenty cards, in the order of their ids, each with a label to learn more', () => {
  expect(locationCards.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  for (const { moreInfo } of locationCards) expect(moreInfo).toBe('Learn more');
});

test('no two cards show the same postal address', () => {
  expect(new Set(locationCards.map(({ address }) => address.join())).size).toBe(20);
  for (const { address } of locationCards) expect(address[1]).toMatch(/, FL \d{5}$/);
});

test('an open studio shows hours and a phone number, an upcoming one only its year', () => {
  const coming = locationCards.filter((card) => card.isUpcoming);
  expect(coming.map(({ name, comingText }) => `${name}: ${comingText}`)).toEqual([
    'Delray: COMING 2025',
    'Doral: COMING 2025',
    'West Kendall: COMING 2025',
    'Pinecrest: COMING 2025',
    'Wellington: COMING 2026',
  ]);
  for (const card of coming) expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['timings']));
  for (const card of locationCards.filter((card) => !card.isUpcoming)) {
    expect(card.phoneNo).toMatch(/^\d{3}-555-01\d{2}$/);
    expect(card.days).toBe('Monday to Sunday');
    expect(card.timings).toContain('AM');
  }
});
