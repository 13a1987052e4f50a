import type { OpenStudioSlug } from './studios.ts';

/** All prices and amounts in our texts, in US dollars. */
export type MembershipPrices = { vipPrice: number; membershipPrice: number; eightClassPrice: number };
export type ClassPackage = {
  id: string;
  numberOfClass: number;
  startingPrice: number;
  perClassPrice: number;
};

const basePrices: MembershipPrices = { vipPrice: 219, membershipPrice: 189, eightClassPrice: 149 };
const lowerPrices: MembershipPrices = { vipPrice: 219, membershipPrice: 169, eightClassPrice: 129 };

/** Prices by studio slug; all other studios have the base prices. */
const pricesByStudio: Partial<Record<OpenStudioSlug, MembershipPrices>> = {
  hollywood: lowerPrices,
  'coral-springs': lowerPrices,
  jacksonville: lowerPrices,
};

export const membershipPrices = (slug: OpenStudioSlug): MembershipPrices =>
  pricesByStudio[slug] ?? basePrices;

/** Packages do not expire. A price per class of 0 is not shown, because a package of one class needs none. */
export const classPackages: readonly ClassPackage[] = [
  { id: 'single', numberOfClass: 1, startingPrice: 35, perClassPrice: 0 },
  { id: 'five', numberOfClass: 5, startingPrice: 165, perClassPrice: 33 },
  { id: 'ten', numberOfClass: 10, startingPrice: 320, perClassPrice: 32 },
  { id: 'twenty-five', numberOfClass: 25, startingPrice: 775, perClassPrice: 31 },
];

/** Per month, instead of the membership price. */
export const suspensionFee = 15;
/** Studio credit per successful referral. */
export const referralCredit = 100;
/** Discount on the first month of an in-studio membership. */
export const joinDiscount = 75;
/** The value of twelve months of the online library, which come with an in-studio membership. */
export const libraryValue = 300;
/** The largest saving in the first year for members who join before a studio opens. */
export const preSaleSaving = 360;
