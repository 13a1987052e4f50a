import { expect, test } from 'vitest';
import { createPasswords, isPasswordOf } from './passwords.ts';

test('a password of the staff side is hashed at the cost that OWASP recommends', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('four quiet palm trees');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.isPasswordOf('four quiet palm trees', hash)).toBe(true);
  expect(await passwords.isPasswordOf('four quiet palm tree', hash)).toBe(false);
});

test('a hash of another cost stays readable', async () => {
  const hash = await createPasswords({ memory: 16, passes: 1, parallelism: 1 }).hash('warm sand');
  expect(hash).toContain('$m=16,t=1,p=1$');
  expect(await createPasswords().isPasswordOf('warm sand', hash)).toBe(true);
});

test('without a hash no password is right, whatever it is', async () => {
  const passwords = createPasswords({ memory: 8, passes: 1, parallelism: 1 });
  for (const password of ['', 'x', '\0'.repeat(32)])
    for (const hash of [null, undefined, ''])
      expect(await passwords.isPasswordOf(password, hash)).toBe(false);
  expect(await isPasswordOf('x', 'no hash')).toBe(false);
});
