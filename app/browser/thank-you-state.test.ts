import { describe, expect, test } from 'vitest';
import { signInCookies } from './thank-you-state.ts';

describe('sign-in cookies', () => {
  const keys = { codeVerifier: 'a-b_c~1', url: 'https://x.example/?a=1;b=2' };

  test('are valid for ten minutes and not sent with requests from other sites', () => {
    expect(signInCookies(keys, false)).toEqual([
      'code_verifier=a-b_c~1;Path=/;Max-Age=600;SameSite=Lax',
      'url=https%3A%2F%2Fx.example%2F%3Fa%3D1%3Bb%3D2;Path=/;Max-Age=600;SameSite=Lax',
    ]);
  });

  test('are limited to encrypted connections if the page has one', () => {
    for (const cookie of signInCookies(keys, true)) expect(cookie).toMatch(/;Secure$/);
  });

  test('are not set for a visitor without keys', () => {
    expect(signInCookies({}, true)).toEqual([]);
  });
});
