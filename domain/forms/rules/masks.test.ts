import { expect, test } from 'vitest';
import { maskIfComplete, masks, withMask } from './masks.ts';

test.each([
  [masks.phone, '9545550142', '954-555-0142'],
  [masks.phone, '+1 (954) 555-0142', '954-555-0142'],
  [masks.phone, '954.555.0142', '954-555-0142'],
  [masks.phone, '1234567890', '123-456-7890'],
  [masks.zip, '33308', '33308'],
  [masks.date, '04051988', '04/05/1988'],
  [masks.date, '2/9/1990', '02/09/1990'],
  [masks.date, '12-9-1990', '12/09/1990'],
  [masks.date, '1990-02-09', '02/09/1990'],
])('%s typed as "%s" without a mask is read as %s', (mask, typed, shown) => {
  expect(maskIfComplete(mask, typed)).toBe(shown);
});

test.each([
  [masks.phone, '954555014'],
  [masks.phone, '95455501421'],
  [masks.zip, '33308-1234'],
  [masks.date, '4/5/88'],
  [undefined, '9545550142'],
])('%s typed as "%s" is left for the rules to validate', (mask, typed) => {
  expect(maskIfComplete(mask, typed)).toBe(typed);
});

test.each([
  [masks.phone, '1', '1'],
  [masks.phone, '+1 30', '130'],
  [masks.phone, '1305555', '130-555-5'],
  [masks.phone, '30555501189', '305-555-0118'],
  [masks.date, '2/', '02'],
  [masks.date, '02/9/', '02/09'],
  [masks.date, '04/1', '04/1'],
  [masks.zip, '33137-1234', '33137'],
  [masks.zip, 'abc', ''],
])('%s shows "%s" as "%s"', (mask, typed, shown) => {
  expect(withMask(mask, typed)).toBe(shown);
});

test.each([
  [masks.phone, '+1 305 555 0199', '305-555-0199'],
  [masks.phone, '13055550199', '305-555-0199'],
  [masks.phone, '1-800-555-0199', '800-555-0199'],
  [masks.phone, '123-456-7890', '123-456-7890'],
  [masks.date, '2/9/1990', '02/09/1990'],
  [masks.date, '12.9.1990', '12/09/1990'],
  [masks.date, '2 9 1990', '02/09/1990'],
  [masks.date, '12311990', '12/31/1990'],
])('%s: the keys of %s, one by one, show %s', (mask, keys, shown) => {
  expect([...keys].reduce((typed, key) => withMask(mask, typed + key), '')).toBe(shown);
});

test('a value that is not a text is left unchanged', () => {
  expect(maskIfComplete(masks.phone, true)).toBe(true);
});
