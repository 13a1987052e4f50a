import { expect, test } from 'vitest';
import { asGuided } from './masks.ts';

test.each([
  ['phone', '9545550142', '954-555-0142'],
  ['phone', '+1 (954) 555-0142', '954-555-0142'],
  ['emergencyPhone', '954.555.0142', '954-555-0142'],
  ['zipCode', '33308', '33308'],
  ['dateOfBirth', '04051988', '04/05/1988'],
])('%s typed as "%s" without our guidance is taken as %s', (name, typed, shown) => {
  expect(asGuided(name, typed)).toBe(shown);
});

test.each([
  ['phone', '954555014'],
  ['phone', '95455501421'],
  ['zip', '33308-1234'],
  ['dateOfBirth', '4/5/88'],
  ['name', '9545550142'],
])('%s typed as "%s" is left for the rules to judge', (name, typed) => {
  expect(asGuided(name, typed)).toBe(typed);
});

test('what is no text is left alone', () => {
  expect(asGuided('phone', true)).toBe(true);
});
