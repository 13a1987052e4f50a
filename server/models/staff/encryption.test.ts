import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './encryption.ts';

const key = randomBytes(32);

test('a sealed text can be decrypted only with its key and purpose', () => {
  const sealed = seal(key, 'a secret', 'totp 1');
  expect(sealed).not.toContain(Buffer.from('a secret').toString('base64url'));
  expect(unseal(key, sealed, 'totp 1')).toBe('a secret');
  expect(unseal(key, sealed, 'totp 2')).toBeUndefined();
  expect(unseal(randomBytes(32), sealed, 'totp 1')).toBeUndefined();
});

test('a changed or cut text does not open', () => {
  const bytes = Buffer.from(seal(key, 'a secret', 'p'), 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] as number) ^ 1;
    expect(unseal(key, changed.toString('base64url'), 'p')).toBeUndefined();
  }
  for (const length of [0, 5, 27])
    expect(unseal(key, bytes.subarray(0, length).toString('base64url'), 'p')).toBeUndefined();
});
