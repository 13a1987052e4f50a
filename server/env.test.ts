import { expect, test } from 'vitest';
import { EnvError, readEnv, settings } from './env.ts';

test('with nothing configured everything has a value', () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: null,
    APP_SIGNUP_URL: '/sign-up',
    TRUSTED_PROXIES: [],
    NOW: null,
  });
  expect(env.DATA_DIR).toMatch(/[/\\]data$/);
});

test('the public address follows the port and loses its trailing slash', () => {
  expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  expect(readEnv({ PUBLIC_URL: 'https://heliora.example/' }).PUBLIC_URL).toBe('https://heliora.example');
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['HOST', 'not a host'],
  ['NODE_ENV', 'staging'],
  ['PUBLIC_URL', 'heliora.example'],
  ['PUBLIC_URL', 'ftp://heliora.example'],
  ['DATABASE_URL', 'mysql://db/heliora'],
  ['BOOKING_PROVIDER', 'mindbody'],
  ['LOG_LEVEL', 'loud'],
  ['APP_SIGNUP_URL', '//evil.example'],
  ['APP_SIGNUP_URL', 'javascript:alert(1)'],
  ['CDN_URL', 'cdn'],
  ['MAP_ORIGINS', 'https://tiles.example, glyphs'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy'],
  ['IOS_APP_ID', 'com.example.app'],
  ['IOS_APP_STORE_ID', 'id1600000142'],
  ['ANDROID_PACKAGE', 'heliora'],
  ['ANDROID_CERT_FINGERPRINTS', 'AB:CD'],
  ['NOW', 'tomorrow'],
  ['NOW', '2026-11-15'],
] as const)('%s=%s stops the start with one line that names it', (name, value) => {
  const attempt = () => readEnv({ [name]: value });
  expect(attempt).toThrow(EnvError);
  expect(attempt).toThrow(
    `${name}=${JSON.stringify(value)} cannot be used: expected ${settings[name].expects}.`,
  );
});

test('a password in a refused database address is not shown', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgress://heliora:s3cret@db/heliora' })).toThrow('heliora:***@db');
});

test('the hosts of a map are read without their paths', () => {
  const { MAP_ORIGINS } = readEnv({ MAP_ORIGINS: 'https://tiles.example/v1/, http://glyphs.example:8080' });
  expect(MAP_ORIGINS).toEqual(['https://tiles.example', 'http://glyphs.example:8080']);
});

test('proxies may be addresses or networks of both versions', () => {
  expect(readEnv({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.168.1.1' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.0/8',
    '::1',
    '192.168.1.1',
  ]);
});
