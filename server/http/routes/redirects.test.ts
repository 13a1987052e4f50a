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

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';

const getApp = (userAgent: string) => {
  const site = createRedirects({ APP_SIGNUP_URL: '/sign-up' });
  site.get('/get-app', (c) => c.text('the page', 200, { 'Cache-Control': 'public, max-age=600' }));
  return site.request('http://x/get-app?utm_source=poster', { headers: { 'user-agent': userAgent } });
};

test.each([
  ['an Android phone', android, links.stores.android],
  ['an iPhone', iphone, links.stores.ios],
])('/get-app redirects %s to its store, and no cache may store that', async (_, userAgent, store) => {
  const response = await getApp(userAgent);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(store);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('vary')).toContain('User-Agent');
});

test('/get-app shows all others the page, which no shared cache may send to a phone', async () => {
  const response = await getApp(mac);
  expect(await response.text()).toBe('the page');
  expect(response.headers.get('vary')).toContain('User-Agent');
  expect(response.headers.get('cache-control')).toMatch(/private/);
});
