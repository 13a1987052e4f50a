import { expect, test } from 'vitest';
import { classPackages, membershipPrices, studiosWithOwnPrices } from './prices.ts';
import { openStudios } from './studios.ts';

test('every studio with prices of its own is an open studio, and none costs more than the others', () => {
  const open = new Set(openStudios.map(({ slug }) => slug));
  const base = membershipPrices('');
  for (const slug of studiosWithOwnPrices) {
    expect(open).toContain(slug);
    const own = membershipPrices(slug);
    expect(own).not.toEqual(base);
    for (const key of Object.keys(base) as (keyof typeof base)[])
      expect(own[key]).toBeLessThanOrEqual(base[key]);
  }
});

test('more visits cost more: eight visits, one studio without limit, all studios', () => {
  for (const { slug } of openStudios) {
    const { eightClassPrice, membershipPrice, vipPrice } = membershipPrices(slug);
    expect(eightClassPrice).toBeLessThan(membershipPrice);
    expect(membershipPrice).toBeLessThan(vipPrice);
  }
});

test('the price of a package is its classes times the price of each, and a bigger one costs less per class', () => {
  const perClass = classPackages.map(({ numberOfClass, startingPrice }) => startingPrice / numberOfClass);
  expect(perClass).toEqual(perClass.toSorted((a, b) => b - a));
  for (const { numberOfClass, startingPrice, perClassPrice } of classPackages.slice(1)) {
    expect(startingPrice).toBe(numberOfClass * perClassPrice);
  }
});
