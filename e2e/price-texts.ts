import { membershipPrices } from '#domain/prices.ts';
import type { OpenStudioSlug } from '#domain/studios.ts';

/** The prices of a studio in the order of the cards on /membership: all studios, one studio, eight visits. */
export const priceTexts = (slug: OpenStudioSlug): string[] => {
  const { vipPrice, membershipPrice, eightClassPrice } = membershipPrices(slug);
  return [vipPrice, membershipPrice, eightClassPrice].map((price) => `$${price}`);
};
