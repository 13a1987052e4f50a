import { expect, test } from 'vitest';
import { phoneKey } from './person-keys.ts';

test('a phone number has one key in any format', () => {
  expect(phoneKey('+1 (305) 555-0188')).toBe('3055550188');
  expect(phoneKey('305.555.0188')).toBe('3055550188');
  expect(phoneKey('')).toBe('');
});
