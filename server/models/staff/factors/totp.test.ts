import { expect, test } from 'vitest';
import { fromBase32, newTotpSecret, stepOfCode, toBase32, totpCode, totpStep, totpUri } from './totp.ts';

/** RFC 6238, appendix B, SHA-1. Its codes have eight digits; ours are the last six. */
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code is that of RFC 6238', (second, code) => {
  const secret = toBase32(Buffer.from('12345678901234567890'));
  expect(totpCode(secret, totpStep(second * 1000))).toBe(code.slice(2));
});

test('a code is accepted in its step and in the neighboring ones only', () => {
  const secret = newTotpSecret();
  const now = Date.parse('2026-11-16T14:00:10Z');
  const step = totpStep(now);
  for (const near of [-1, 0, 1])
    expect(stepOfCode(secret, totpCode(secret, step + near), now)).toBe(step + near);
  for (const far of [-2, 2]) expect(stepOfCode(secret, totpCode(secret, step + far), now)).toBeUndefined();
});

test.each(['', '12345', '1234567', '12345a', ' 12345', '１２３４５６'])('%j is not a code', (code) => {
  const secret = newTotpSecret();
  expect(stepOfCode(secret, code, Date.now())).toBeUndefined();
});

test('a secret is the same after base32 encoding and decoding', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(toBase32(fromBase32(secret))).toBe(secret);
});

test('the URI for the app contains issuer, account and secret', () => {
  expect(totpUri('ABC', 'Heliora', 'ana@example.com')).toBe(
    'otpauth://totp/Heliora%3Aana%40example.com?secret=ABC&issuer=Heliora',
  );
});
