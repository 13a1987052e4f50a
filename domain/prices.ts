import type { OpenStudioSlug } from './studios.ts';

export type MembershipPrices = { vipPrice: number; membershipPrice: number; eightClassPrice: number };
export type ClassPackage = {
  id: string;
  classCount: number;
  price: number;
  perClassPrice: number;
};

/** All prices and amounts in our texts are in US dollars. */
export const basePrices: MembershipPrices = { vipPrice: 219, membershipPrice: 189, eightClassPrice: 149 };
const lowerPrices: MembershipPrices = { ...basePrices, membershipPrice: 169, eightClassPrice: 129 };

/** Prices by studio slug; all other studios have the base prices. */
export const pricesByStudio: Partial<Record<OpenStudioSlug, MembershipPrices>> = {
  hollywood: lowerPrices,
  'coral-springs': lowerPrices,
  jacksonville: lowerPrices,
};

export const membershipPrices = (slug: OpenStudioSlug): MembershipPrices =>
  pricesByStudio[slug] ?? basePrices;

/** A price per class of 0 is not shown, because a package of one class needs none. */
const classPackage = (id: string, classCount: number, price: number): ClassPackage => ({
  id,
  classCount,
  price,
  perClassPrice: classCount > 1 ? price / classCount : 0,
});

/** Packages do not expire. */
export const classPackages: readonly ClassPackage[] = [
  classPackage('single', 1, 35),
  classPackage('five', 5, 165),
  classPackage('ten', 10, 320),
  classPackage('twenty-five', 25, 775),
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
