import type { Page } from '@playwright/test';
import { membershipPrices } from '#domain/prices.ts';
import type { OpenStudioSlug } from '#domain/studios.ts';

/** The choice of the studio whose prices are shown. */
export const priceStudio = (page: Page) => page.getByLabel('Your studio', { exact: true });

export const dollars = (amount: number) => `$${amount}`;

/** The three membership prices of a studio, in the order of the page. */
export const priceTextsOf = (slug: OpenStudioSlug): string[] => {
  const { vipPrice, membershipPrice, eightClassPrice } = membershipPrices(slug);
  return [vipPrice, membershipPrice, eightClassPrice].map(dollars);
};
