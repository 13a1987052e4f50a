import { expect, test } from 'vitest';
import { EnvError, readEnv, settings } from './env.ts';

test('every setting has a default', () => {
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

test('the public URL follows the port and loses its trailing slash', () => {
  expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080');
  expect(readEnv({ PUBLIC_URL: 'https://heliora.example/' }).PUBLIC_URL).toBe('https://heliora.example');
});

test.each([
  ['PORT', '70000'],
  ['HOST', 'not a host'],
  ['NODE_ENV', 'staging'],
  ['PUBLIC_URL', 'heliora.example'],
  ['DATABASE_URL', 'mysql://db/heliora'],
  ['BOOKING_PROVIDER', 'mindbody'],
  ['LOG_LEVEL', 'loud'],
  ['APP_SIGNUP_URL', '//evil.example'],
  ['APP_SIGNUP_URL', 'javascript:alert(1)'],
  ['CDN_URL', 'cdn'],
  ['MAP_ORIGINS', 'https://tiles.example, glyphs'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['BOOKING_URL', 'http://tenant.marianatek.com/api/customer/v1'],
  ['BOOKING_URL', 'https://tenant.marianatek.com/api/customer/v1?page_size=10'],
  ['BOOKING_PAGE_URL', 'https://book.example/classes'],
  ['BOOKING_PAGE_URL', 'javascript:alert({class})'],
  ['OPENINGS_URL', 'https://boards.greenhouse.io/heliora'],
  ['OPENINGS_URL', 'http://api.lever.co/v0/postings/heliora'],
  ['OPENINGS_URL', 'https://api.lever.co/v0/postings/../me'],
  ['FILE_STORE_URL', 'https://store.example/bucket'],
  ['IOS_APP_ID', 'com.example.app'],
  ['IOS_APP_STORE_ID', 'id1600000142'],
  ['ANDROID_PACKAGE', 'heliora'],
  ['ANDROID_CERT_FINGERPRINTS', 'AB:CD'],
  ['NOW', '2026-11-15'],
] as const)('%s=%s stops the start with one line that contains the setting', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(
    `${name}=${JSON.stringify(value)} cannot be used: expected ${settings[name].expects}.`,
  );
});

test('a password in a refused database URL is not shown', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgress://heliora:s3cret@db/heliora' })).toThrow('heliora:***@db');
});

test.each([
  ['no bucket', 'https://KEY:s3cret@store.example/'],
  ['a secret that cannot be decoded', 'https://KEY:s3cret%zz@store.example/bucket'],
])('a store with %s stops the start, and its secret is not shown', (_, FILE_STORE_URL) => {
  const read = () => readEnv({ FILE_STORE_URL });
  expect(read).toThrow(/^FILE_STORE_URL="https:\/\/KEY:\*\*\*@store.example.* cannot be used: expected/);
});

test.each([
  ['BOOKING_TOKEN', 'two words'],
  ['MARKETING_TOKEN', 'pat\nsecond line'],
  ['METRICS_TOKEN', 'too-short'],
  ['STAFF_KEY', 'c2hvcnQ='],
])('a refused %s is not shown', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name}="***" cannot be used: expected`);
});

const submitUrl = 'https://api.hsforms.com/submissions/v3/integration/submit';
const marketing = {
  MARKETING_URL: submitUrl,
  MARKETING_PORTAL: '48700',
  MARKETING_FORMS: 'future-openings=guid-9',
};
test.each([
  [{ BOOKING_PROVIDER: 'mariana-tek' }, 'BOOKING_PROVIDER=mariana-tek also needs BOOKING_URL.'],
  [
    {
      BOOKING_PROVIDER: 'mariana-tek',
      BOOKING_URL: 'https://tenant.marianatek.com/api',
      BOOKING_MAP: 'map.json',
    },
    'BOOKING_PROVIDER=mariana-tek needs a BOOKING_URL that ends in /api/customer/v1, such as https://TENANT.marianatek.com/api/customer/v1.',
  ],
  [
    { BOOKING_PROVIDER: 'mariana-tek', BOOKING_URL: 'https://tenant.marianatek.com/api/customer/v1' },
    'BOOKING_PROVIDER=mariana-tek also needs BOOKING_MAP.',
  ],
  [{ MARKETING_TOKEN: 'pat-1' }, 'MARKETING_TOKEN also needs MARKETING_URL.'],
  [{ MARKETING_URL: submitUrl }, 'MARKETING_URL also needs MARKETING_PORTAL.'],
  [{ ...marketing, MARKETING_FORMS: '' }, 'MARKETING_URL also needs MARKETING_FORMS.'],
  [
    { ...marketing, MARKETING_FORMS: 'future-openings=guid-9, pre-sale-delary=guid-1' },
    'MARKETING_FORMS names "pre-sale-delary", which is no form of ours.',
  ],
  [
    { ...marketing, MARKETING_TOKEN: 'pat-1', MARKETING_URL: 'https://api.hsforms.com/submissions' },
    'MARKETING_TOKEN needs a MARKETING_URL that is an https URL and ends in /integration/submit.',
  ],
  [
    { ...marketing, MARKETING_TOKEN: 'pat-1', MARKETING_URL: submitUrl.replace('https', 'http') },
    'MARKETING_TOKEN needs a MARKETING_URL that is an https URL and ends in /integration/submit.',
  ],
])('settings that do not fit together stop the start with one line: %j', (source, line) => {
  expect(() => readEnv(source)).toThrow(new EnvError(line));
});

test('settings of providers are parsed to the values that the code uses', () => {
  const env = readEnv({
    BOOKING_URL: 'https://tenant.marianatek.com/api/customer/v1/',
    BOOKING_PAGE_URL: 'https://book.example/?_mt=/classes/{class}/reserve',
    ...marketing,
    MARKETING_TOKEN: 'pat-1',
    OPENINGS_URL: 'http://127.0.0.1:4000/v1/boards/heliora',
  });
  expect(env).toMatchObject({
    BOOKING_URL: 'https://tenant.marianatek.com/api/customer/v1',
    BOOKING_TOKEN: null,
    MARKETING_TOKEN: 'pat-1',
    METRICS_TOKEN: null,
  });
});

test('the hosts of a map are read without their paths', () => {
  const { MAP_ORIGINS } = readEnv({ MAP_ORIGINS: 'https://tiles.example/v1/, http://glyphs.example:8080' });
  expect(MAP_ORIGINS).toEqual(['https://tiles.example', 'http://glyphs.example:8080']);
});

test('proxies may be IP addresses or networks of both versions', () => {
  expect(readEnv({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.168.1.1' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.0/8',
    '::1',
    '192.168.1.1',
  ]);
});
