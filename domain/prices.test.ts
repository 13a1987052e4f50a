import { expect, test } from 'vitest';
import { classPackages, membershipPrices } from './prices.ts';
import { openStudios } from './studios.ts';

test('three studios have lower prices, all others the base ones', () => {
  const cheaper = openStudios.filter(({ bookingId }) => membershipPrices(bookingId).membershipPrice === 169);
  expect(cheaper.map(({ name }) => name)).toEqual(['Hollywood', 'Coral Springs', 'Jacksonville San Pablo']);
  expect(membershipPrices(48751)).toEqual({ vipPrice: 219, membershipPrice: 169, eightClassPrice: 129 });
  expect(membershipPrices(48750)).toEqual({ vipPrice: 219, membershipPrice: 189, eightClassPrice: 149 });
});

test('a studio we have never heard of costs what most do', () => {
  expect(membershipPrices(1)).toEqual(membershipPrices(48750));
});

test('the price of a package is its classes times the price of each', () => {
  for (const { numberOfClass, startingPrice, perClassPrice } of classPackages.slice(1)) {
    expect(startingPrice).toBe(numberOfClass * perClassPrice);
  }
  expect(classPackages.map(({ startingPrice }) => startingPrice)).toEqual([35, 165, 320, 775]);
});
