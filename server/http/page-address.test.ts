import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const at = (address: string) => {
  const { url, isKept } = pageAddress(new URL(address, 'http://x'), () => '2026-11-15');
  return { address: url.pathname + url.search, isKept };
};

test('campaign tags and noise share one cached page', () => {
  expect(at('/?utm_source=mail&fbclid=1')).toEqual({ address: '/', isKept: true });
  expect(at('/sign-up?firstName=Ann&email=a%40b.example').address).toBe('/sign-up');
});

test('what a page depends on stays, in one order and in one spelling', () => {
  const expected = { address: '/schedule?location=midtown-miami&kind=flow', isKept: true };
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
])('%s costs no page of its own', (address) => {
  expect(at(address)).toEqual({ address: address.split('?')[0], isKept: true });
});

test('what strangers can make up without end is answered but never kept', () => {
  expect(at('/schedule?instructor=Ana')).toEqual({ address: '/schedule?instructor=Ana', isKept: false });
  expect(at('/player/abc&x').isKept).toBe(false);
  expect(at('/schedule.data?_routes=root').isKept).toBe(false);
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
  '/schedule?date=1999-01-01',
  '/schedule?date=2031-01-01&kind=flow',
])('%s is answered but not kept: strangers could flush the cache with its like', (address) => {
  expect(at(address).isKept).toBe(false);
});

test.each([
  '/thankyou/app',
  '/thankyou/browser',
  '/thankyou',
  '/upcoming-locations',
  '/upcoming-locations/miami',
  '/upcoming-locations/hollywood.data',
  '/schedule/classes/48750123',
  '/schedule?date=2026-11-15',
  '/schedule?date=2027-01-24',
])('%s is kept', (address) => {
  expect(at(address)).toEqual({ address, isKept: true });
});
