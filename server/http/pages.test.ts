import { expect, test } from 'vitest';
import { canonicalPageUrl } from './pages.ts';

const canonical = (address: string) => {
  const { pathname, search } = canonicalPageUrl(new URL(address, 'http://x'));
  return pathname + search;
};

test('campaign tags and noise share one cached page', () => {
  expect(canonical('/?utm_source=mail&fbclid=1')).toBe('/');
  expect(canonical('/sign-up?firstName=Ann&email=a%40b.example')).toBe('/sign-up');
});

test('what a page depends on stays, in one order', () => {
  expect(canonical('/schedule?utm_medium=x&kind=flow&location=48750')).toBe(
    '/schedule?location=48750&kind=flow',
  );
  expect(canonical('/schedule?location=48750&kind=flow')).toBe('/schedule?location=48750&kind=flow');
});
