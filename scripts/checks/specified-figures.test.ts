import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { policies } from '#domain/policies.ts';
import * as prices from '#domain/prices.ts';
import { retention } from '#domain/retention.ts';

const specification = globSync('docs/specification/*.md')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
  .replace(/\s+/g, ' ');

const list = ({ vipPrice, membershipPrice, eightClassPrice }: prices.MembershipPrices) =>
  [vipPrice, membershipPrice, eightClassPrice].join(', ');

const pricesOfStudios = (): string[] => {
  const others = Map.groupBy(Object.entries(prices.pricesByStudio), ([, own]) => list(own));
  const inWords = new Intl.ListFormat('en-GB');
  return [...others].map(([own, studios]) => {
    const names = studios.map(([slug]) =>
      slug.replace(/(?:^|-)./g, (part) => part.replace('-', ' ').toUpperCase()),
    );
    return `in ${inWords.format(names)} ${own} `;
  });
};

const packages = prices.classPackages.map(({ classCount, price, perClassPrice }) =>
  classCount === 1 ? `1 class ${price}` : `${classCount} classes ${price} (${perClassPrice} each)`,
);

/** Every price and amount, as parts of the sentences: one without a sentence does not compile. */
const amounts: Record<Exclude<keyof typeof prices, 'membershipPrices'>, string[]> = {
  basePrices: [`8 Visits / Month: ${list(prices.basePrices)};`],
  pricesByStudio: pricesOfStudios(),
  classPackages: [`which do not expire: ${packages.join(', ')};`],
  joinDiscount: [`$${prices.joinDiscount} off the first month`],
  libraryValue: [`valued at $${prices.libraryValue},`],
  referralCredit: [
    `Referral: $${prices.referralCredit} in studio credit`,
    `earn $${prices.referralCredit} per friend`,
  ],
  suspensionFee: [`$${prices.suspensionFee} a month instead of the dues`],
  preSaleSaving: [`save up to $${prices.preSaleSaving},`],
};

/** Every period of `policies` and `retention`: one without a sentence does not compile. */
const periods: Record<keyof typeof policies | keyof typeof retention, string[]> = {
  noticeDays: [`${policies.noticeDays} days' written notice`],
  changeNoticeDays: [`new dues or terms announced ${policies.changeNoticeDays} days before`],
  exchangeDays: [`retail exchange within ${policies.exchangeDays} days`],
  warrantyDays: [`warranty replacement within ${policies.warrantyDays} days`],
  bookingDays: [
    `VIP Unlimited: all studios, ${policies.bookingDays.vipUnlimited}-day book-ahead window`,
    `Unlimited and 8 visits: one studio, ${policies.bookingDays.others}-day book-ahead`,
  ],
  privacyAnswerDays: [`about personal data answered within ${policies.privacyAnswerDays} days`],
  leads: [`leads after ${retention.leads.years} years`],
  applications: [`applications after ${retention.applications.years} years`],
  contracts: [`cancellations and suspensions after ${retention.contracts.years} years`],
  accounts: [`accounts ${retention.accounts.years} years after the membership`],
  serverLogs: [`server logs ${retention.serverLogs.days} days`],
  heldSpam: [`held spam after ${retention.heldSpam.days} days`],
  staffLog: [`its lines are deleted after ${12 * retention.staffLog.years} months`],
  downloadLinks: [`links that are valid for ${retention.downloadLinks.days} days`],
};

test('the specification states the prices, fees and periods of the product', () => {
  const parts = Object.values({ ...amounts, ...periods }).flat();
  expect(parts.filter((part) => !specification.includes(part))).toEqual([]);
});
