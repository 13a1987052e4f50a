/** What membership costs, by studio, and what class packages cost. US dollars. */
export type MembershipPrices = { vipPrice: number; membershipPrice: number; eightClassPrice: number };
export type ClassPackage = {
  id: string;
  numberOfClass: number;
  startingPrice: number;
  perClassPrice: number;
};

const basePrices: MembershipPrices = { vipPrice: 219, membershipPrice: 189, eightClassPrice: 149 };
const lowerPrices: MembershipPrices = { vipPrice: 219, membershipPrice: 169, eightClassPrice: 129 };

/** By booking id: Hollywood, Coral Springs, Jacksonville San Pablo. */
const overrides = new Map<number, MembershipPrices>([
  [48751, lowerPrices],
  [48752, lowerPrices],
  [48758, lowerPrices],
]);

export const membershipPrices = (bookingId: number): MembershipPrices =>
  overrides.get(bookingId) ?? basePrices;

/** Packages do not expire. A price per class of 0 is not shown: one class is one class. */
export const classPackages: readonly ClassPackage[] = [
  { id: 'single', numberOfClass: 1, startingPrice: 35, perClassPrice: 0 },
  { id: 'five', numberOfClass: 5, startingPrice: 165, perClassPrice: 33 },
  { id: 'ten', numberOfClass: 10, startingPrice: 320, perClassPrice: 32 },
  { id: 'twenty-five', numberOfClass: 25, startingPrice: 775, perClassPrice: 31 },
];
