import { expect, test } from 'vitest';
import { classPackages, membershipPrices } from './prices.ts';
import { defaultStudio, openStudios } from './studios.ts';

test('a studio with prices of its own costs no more than the others', () => {
  const all = openStudios.map(({ slug }) => membershipPrices(slug));
  const base = membershipPrices(defaultStudio.slug);
  const own = all.filter((prices) => prices !== base);
  for (const prices of own) {
    expect(prices).not.toEqual(base);
    for (const key of Object.keys(base) as (keyof typeof base)[])
      expect(prices[key]).toBeLessThanOrEqual(base[key]);
  }
});

test('more visits cost more: eight visits, one studio without limit, all studios', () => {
  for (const { slug } of openStudios) {
    const { eightClassPrice, membershipPrice, vipPrice } = membershipPrices(slug);
    expect(eightClassPrice).toBeLessThan(membershipPrice);
    expect(membershipPrice).toBeLessThan(vipPrice);
  }
});

test('a package costs its classes times a whole price of each, and a bigger one costs less per class', () => {
  const perClass = classPackages.map(({ classCount, price }) => price / classCount);
  expect(perClass).toEqual(perClass.toSorted((a, b) => b - a));
  for (const price of perClass) expect(Number.isInteger(price), `${price}`).toBe(true);
  const [single, ...others] = classPackages;
  expect(single).toMatchObject({ classCount: 1, perClassPrice: 0 });
  expect(others.map(({ perClassPrice }) => perClassPrice)).toEqual(perClass.slice(1));
});
