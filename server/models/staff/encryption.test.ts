import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const key = randomBytes(32);

test('an encrypted text opens with its key and purpose, and shows nothing without them', () => {
  const encrypted = encrypt(key, 'a secret', 'totp 1');
  expect(encrypted).not.toContain(Buffer.from('a secret').toString('base64url'));
  expect(decrypt(key, encrypted, 'totp 1')).toBe('a secret');
  expect(decrypt(key, encrypted, 'totp 2')).toBeUndefined();
  expect(decrypt(randomBytes(32), encrypted, 'totp 1')).toBeUndefined();
});

test('a changed or cut text does not open', () => {
  const bytes = Buffer.from(encrypt(key, 'a secret', 'p'), 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] as number) ^ 1;
    expect(decrypt(key, changed.toString('base64url'), 'p')).toBeUndefined();
  }
  for (const length of [0, 5, 27])
    expect(decrypt(key, bytes.subarray(0, length).toString('base64url'), 'p')).toBeUndefined();
});
