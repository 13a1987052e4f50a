import { expect, test } from 'vitest';
import { links } from '#content/facts/links.ts';
import { createRedirects } from './redirects.ts';

const location = async (APP_SIGNUP_URL: string, path: string) => {
  const response = await createRedirects({ APP_SIGNUP_URL }).request(`http://x${path}`);
  expect(response.status).toBe(302);
  return response.headers.get('location');
};

test('/app passes the query string on byte for byte', async () => {
  const query =
    '?firstName=Jos%C3%A9&lastName=O%27Neil+%26+Co&email=a%2Bb%40c.example&utm_source=website_popup&x=%zz';
  expect(await location('/sign-up', `/app${query}`)).toBe(`/sign-up${query}`);
  expect(await location('https://join.example/start', `/app${query}`)).toBe(
    `https://join.example/start${query}`,
  );
  expect(await location('/sign-up', '/app')).toBe('/sign-up');
});

test('a sign-up URL with its own query keeps it', async () => {
  expect(await location('https://join.example/?chain=7', '/app?email=x')).toBe(
    'https://join.example/?chain=7&email=x',
  );
});

test.each([
  ['/classes/', '/classes'],
  ['/Midtown-Miami?location=Davie', '/midtown-miami?location=Davie'],
  ['//evil//', '/evil'],
  ['//evil.example/contact-us', '/evil.example/contact-us'],
  ['///evil.example/?x=1', '/evil.example/?x=1'],
  ['/\\\\evil.example/', '/evil.example/'],
  ['/upcoming-locations//Miami/', '/upcoming-locations/miami'],
  ['/%63lasses', '/classes'],
  ['/%43%4c%61sses', '/classes'],
  ['/%79our%2Dfirst-class?x=%41', '/your-first-class?x=%41'],
])('%s redirects permanently to %s', async (path, target) => {
  const response = await createRedirects({ APP_SIGNUP_URL: '/sign-up' }).request(`http://x${path}`);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

test.each([
  '/',
  '/classes',
  '/player/%2Fmedia%2FA.mp4&%2F',
  '/thankyou/%2F',
  '/caf%C3%A9',
  '/%3A%3F%40%5B',
  '/sitemap.xml',
  '/assets/Home-B1.js',
])('%s stays as it is', async (path) => {
  const response = await createRedirects({ APP_SIGNUP_URL: '/sign-up' }).request(`http://x${path}`);
  expect(response.status).toBe(404);
});

test('a post is never redirected', async () => {
  const site = createRedirects({ APP_SIGNUP_URL: '/sign-up' });
  expect((await site.request('http://x/Careers/', { method: 'POST' })).status).toBe(404);
});

const { android, ios } = links.stores;
const mozilla = (platform: string, rest = '') => `Mozilla/5.0 (${platform}) AppleWebKit/605.1.15 ${rest}`;

test.each([
  [mozilla('Linux; Android 15; Pixel 9', 'Chrome/140.0 Mobile Safari/537.36'), android],
  [mozilla('Linux; Android 14; SM-X710', 'Chrome/140.0 Safari/537.36'), android],
  [mozilla('iPhone; CPU iPhone OS 19_0 like Mac OS X', 'Version/19.0 Safari/604.1'), ios],
  [mozilla('iPad; CPU OS 12_5 like Mac OS X', 'Version/12.0 Safari/604.1'), ios],
  [mozilla('iPhone; CPU iPhone OS 19_0 like Mac OS X', 'CriOS/140.0 Mobile/15E148'), ios],
  [mozilla('Macintosh; Intel Mac OS X 10_15_7', 'Version/19.0 Safari/605.1.15'), null],
  [mozilla('Windows NT 10.0; Win64; x64', 'Chrome/140.0 Safari/537.36'), null],
  [mozilla('X11; CrOS x86_64 14541.0.0', 'Chrome/140.0 Safari/537.36'), null],
  [mozilla('Linux; Android 6.0.1; Nexus 5X', 'Mobile Safari (compatible; Googlebot/2.1)'), null],
  ['', null],
  [undefined, null],
])(
  '/get-app redirects phones to their store, others get the page, and no cache mixes them: %s',
  async (userAgent, store) => {
    const site = createRedirects({ APP_SIGNUP_URL: '/sign-up' });
    site.get('/get-app', (c) => c.text('the page', 200, { 'Cache-Control': 'public, max-age=600' }));
    const headers = new Headers(userAgent === undefined ? [] : [['user-agent', userAgent]]);
    const response = await site.request('http://x/get-app?utm_source=poster', { headers });
    expect(response.status).toBe(store ? 302 : 200);
    expect(response.headers.get('location')).toBe(store);
    expect(response.headers.get('vary')).toContain('User-Agent');
    expect(response.headers.get('cache-control')).toMatch(store ? /^no-store$/ : /private/);
  },
);
