import { expect, test } from 'vitest';
import { asGuided, masks, withMask } from './masks.ts';

test.each([
  ['phone', '9545550142', '954-555-0142'],
  ['phone', '+1 (954) 555-0142', '954-555-0142'],
  ['emergencyPhone', '954.555.0142', '954-555-0142'],
  ['phone', '1234567890', '123-456-7890'],
  ['zipCode', '33308', '33308'],
  ['dateOfBirth', '04051988', '04/05/1988'],
  ['dateOfBirth', '2/9/1990', '02/09/1990'],
  ['dateOfBirth', '12-9-1990', '12/09/1990'],
  ['classDate', '1990-02-09', '02/09/1990'],
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

test.each([
  [masks.phone, '1', '1'],
  [masks.phone, '+1 30', '130'],
  [masks.phone, '+1 305 555 0199', '305-555-0199'],
  [masks.phone, '1305555', '130-555-5'],
  [masks.date, '2/', '02'],
  [masks.date, '02/9/', '02/09'],
])('%s shows "%s", still being typed, as "%s"', (mask, typed, shown) => {
  expect(withMask(mask, typed)).toBe(shown);
});

test('what is no text is left alone', () => {
  expect(asGuided('phone', true)).toBe(true);
});
