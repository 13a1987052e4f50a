import fc from 'fast-check';
import { expect, test } from 'vitest';
import { studios } from '#domain/studios.ts';
import { pageAddress } from './page-address.ts';

const at = (address: string) => {
  const { url, keptAmong } = pageAddress(new URL(address, 'http://x'), () => '2026-11-15');
  return { address: url.pathname + url.search, keptAmong };
};

test('campaign tags and noise share one cached page', () => {
  expect(at('/?utm_source=mail&fbclid=1')).toEqual({ address: '/', keptAmong: 'pages' });
  expect(at('/sign-up?firstName=Ann&email=a%40b.example').address).toBe('/sign-up');
});

test('what a page depends on stays, in one order and in one spelling', () => {
  const expected = { address: '/schedule?location=midtown-miami&kind=flow', keptAmong: 'variants' };
  expect(at('/schedule?utm_medium=x&kind=flow&location=48750')).toEqual(expected);
  expect(at('/schedule?location=Midtown%20Miami&kind=flow')).toEqual(expected);
  expect(at('/schedule.data?location=8&kind=flow').address).toBe(
    '/schedule.data?location=midtown-miami&kind=flow',
  );
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
])('%s costs no page of its own', (address) => {
  expect(at(address)).toEqual({ address: address.split('?')[0], keptAmong: 'pages' });
});

test('what strangers can make up without end is answered but never kept', () => {
  expect(at('/schedule?instructor=Ana')).toEqual({ address: '/schedule?instructor=Ana', keptAmong: null });
  expect(at('/player/abc&x').keptAmong).toBeNull();
  expect(at('/schedule.data?_routes=root').keptAmong).toBeNull();
});

test.each([
  '/%63lasses',
  '/%63lasses.data',
  '/cLasses.data',
  '/classes/.data',
  '/thankyou/anything',
  '/thankyou/anything.data',
  '/upcoming-locations/nowhere',
  '/upcoming-locations/constructor',
])('%s is answered but not kept: strangers could flush the cache with its like', (address) => {
  expect(at(address).keptAmong).toBeNull();
});

test.each([
  '/thankyou/app',
  '/thankyou/browser',
  '/thankyou',
  '/upcoming-locations',
  '/upcoming-locations/miami',
  '/upcoming-locations/hollywood.data',
  '/schedule?location=davie',
  '/schedule.data?location=davie',
])('%s is kept', (address) => {
  expect(at(address)).toEqual({ address, keptAmong: 'pages' });
});

test.each([
  '/schedule/classes/48750123',
  '/schedule/classes/48750123.data',
  '/schedule?date=2027-01-24',
  '/schedule?location=davie&kind=fiit&time=evening',
])('%s is one of thousands: kept apart from the pages', (address) => {
  expect(at(address)).toEqual({ address, keptAmong: 'variants' });
});

test('whatever is asked of a page, it takes at most one place per studio among the pages', () => {
  const names = fc.constantFrom(
    'location',
    'date',
    'kind',
    'time',
    'instructor',
    '_routes',
    'utm_source',
    'q',
  );
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom('flow', 'evening', '2026-11-20', '2026-11-15', ...studios.map(({ slug }) => slug)),
    fc.integer({ min: 0, max: 50_000 }).map(String),
  );
  const pages = ['/', '/schedule', '/schedule.data', '/on-demand', '/membership'];
  const places = new Set(
    pages.flatMap((page) => [page, ...studios.map(({ slug }) => `${page}?location=${slug}`)]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.array(fc.tuple(names, values)), (page, query) => {
      const { address, keptAmong } = at(`${page}?${new URLSearchParams(query)}`);
      if (keptAmong === 'pages') expect(places).toContain(address);
      // The same address asked again is the same page: nothing is added on the way.
      if (keptAmong) expect(at(address)).toEqual({ address, keptAmong });
    }),
    { numRuns: 500 },
  );
});
