import { expect, test } from 'vitest';
import { type Studio, studios } from '#domain/studios.ts';
import { addressLines, contactOf } from './studio-contacts.ts';

const slugsWhere = (isListed: (studio: Studio) => boolean) =>
  studios.filter(isListed).map(({ slug }) => slug);

test('a studio has a phone number when the booking provider has it, and no other has one', () => {
  expect(slugsWhere((studio) => /^\d{3}-555-\d{4}$/.test(contactOf(studio).phone))).toEqual(
    slugsWhere(({ locationId }) => locationId !== null),
  );
});

test('a postal address is two lines, and no two studios share one', () => {
  const addresses = studios.map((studio) => addressLines(contactOf(studio).postalAddress).join('\n'));
  expect(new Set(addresses).size).toBe(studios.length);
  for (const address of addresses) expect(address).toMatch(/^\d+ \S.+\n[A-Z][a-z A-Z]+, FL 3\d{4}$/);
  expect(addresses).toContain('86 Pineapple Grove Walk\nDelray Beach, FL 33444');
});
