import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lifetimes } from '#domain/page-cache.ts';
import { studios } from '#domain/studios.ts';
import { createRouteTable } from '#server/http/pages/route-table.ts';
import { siteRoutes } from '#tests/site/site-routes.ts';
import { type CacheKeyInputs, resolvePage } from './cache-key.ts';

const inputs: CacheKeyInputs = {
  origin: 'https://heliora.example',
  today: () => '2026-11-15',
  routes: createRouteTable(await siteRoutes()),
  filmOrigins: ['https://cdn.example'],
};
const at = (url: string) => {
  const page = resolvePage(new URL(`http://x${url}`), inputs);
  expect(page.url.origin).toBe(inputs.origin);
  return { url: page.url.pathname + page.url.search, isStored: page.isStored };
};

test('URLs with campaign tags and unknown parameters share one cached page', () => {
  expect(at('/?utm_source=mail&fbclid=1')).toEqual({ url: '/', isStored: true });
  expect(at('/sign-up?firstName=Ann&email=a%40b.example').url).toBe('/sign-up');
});

test('parameters that a page depends on are in the key, in one order and form', () => {
  const expected = { url: '/schedule?location=midtown-miami&kind=flow', isStored: true };
  expect(at('/schedule?utm_medium=x&kind=flow&location=48750')).toEqual(expected);
  expect(at('/schedule?location=Midtown%20Miami&kind=flow')).toEqual(expected);
});

test.each([
  '/membership?location=nowhere-in-particular',
  '/membership?instructor=x&date=2026-11-15',
  '/schedule?date=soon&kind=judo&time=always&location=%00',
  '/privacy-policy?location=48750',
  '/schedule?date=1999-01-01',
  '/schedule?date=2031-01-01',
  '/schedule?date=2026-02-30',
  '/schedule?date=2026-11-15',
])('%s has no cache entry of its own', (url) => {
  expect(at(url)).toEqual({ url: url.split('?')[0], isStored: true });
});

test('a page is fresh for as long as the cache policy of its route says', () => {
  const freshMs = (path: string) => resolvePage(new URL(path, inputs.origin), inputs).freshMs;
  expect(freshMs('/schedule?date=2026-11-20')).toBe(lifetimes.freshWithClassesMs);
  expect(freshMs('/membership')).toBe(lifetimes.freshWithoutClassesMs);
  expect(freshMs('/no-such-page')).toBe(lifetimes.freshWithoutClassesMs);
});

test.each(['/no-such-page', '/%zz17', '/caf%C3%A9', '/no-/clases', '//evil.example/contact-us'])(
  '%s shares the cached page of all URLs without a page',
  (url) => expect(at(url)).toEqual({ url: '/404', isStored: true }),
);

test.each([
  ['/player/17', '/player', true],
  ['/player/%zz&x', '/player', true],
  ['/player/%2Fmedia%2Fa.mp4&%2Fclasses', '/player/%2Fmedia%2Fa.mp4&%2Fclasses', false],
  ['/player/https%3A%2F%2Fcdn.example%2Fa.mp4', '/player/https%3A%2F%2Fcdn.example%2Fa.mp4', false],
])('%s is %s: links that play nothing are one page', (url, expected, isStored) => {
  expect(at(url)).toEqual({ url: expected, isStored });
});

test.each([
  '/classes.data?_routes=root',
  '/_.data',
  '/classes/_.data',
  '//classes.data',
  '/player/17.data',
  '/schedule/classes/48750123.data',
  '/thankyou/anything.data',
])('%s has no page: loader data has no URL of its own', (url) => {
  const { isMissing, url: rendered } = resolvePage(new URL(`http://x${url}`), inputs);
  expect([isMissing, rendered.pathname.split('/')[1]]).toEqual([true, '404']);
});

test.each([
  '/thankyou/anything',
  '/upcoming-locations/nowhere',
  '/upcoming-locations/constructor',
  '/schedule/classes/%',
  '/schedule?instructor=Marisol+Vega',
])('%s is rendered but not cached: such URLs could evict everything', (url) => {
  expect(at(url).isStored).toBe(false);
});

test.each([
  '/thankyou/app',
  '/upcoming-locations/miami',
  '/schedule?location=davie&kind=fiit&time=evening',
  '/schedule?date=2027-01-24',
  '/schedule/classes/48750123',
])('%s is cached', (url) => {
  expect(at(url)).toEqual({ url, isStored: true });
});

test('a page without classes has at most one cache entry per studio, whatever its query', () => {
  const names = fc.constantFrom('location', 'date', 'kind', 'time', 'instructor', 'utm_source', 'q');
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('flow', 'evening', '2026-11-20', '2026-11-15', ...studios.map(({ slug }) => slug)),
    fc.integer({ min: 0, max: 50_000 }).map(String),
  );
  const pages = ['/', '/schedule', '/on-demand', '/membership'];
  const places = new Set(
    pages.flatMap((page) => [page, ...studios.map(({ slug }) => `${page}?location=${slug}`)]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.array(fc.tuple(names, values)), (page, query) => {
      const { url, isStored } = at(`${page}?${new URLSearchParams(query)}`);
      if (page !== '/schedule') expect(places).toContain(url);
      // The normalization is idempotent: a second pass returns the same URL.
      if (isStored) expect(at(url)).toEqual({ url, isStored });
    }),
    { numRuns: 500 },
  );
});
