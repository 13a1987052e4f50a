import { expect, test } from 'vitest';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { requestMetadata } from './request-metadata.ts';

const origin = 'https://heliora.example';
const referer = `${origin}/thankyou`;
const pageOf = (headers: Record<string, string>) => requestMetadata(new Headers(headers), '').pageUri;

test('the page of a form is the one it was filled in on, not the one that sends it again', () => {
  const page = `${origin}/es/contact-us?utm_campaign=spring`;
  expect(pageOf({ origin, referer, [submitHeaders.page]: page })).toBe(page);
  expect(pageOf({ origin, [submitHeaders.page]: `${page}#tech-support` })).toBe(page);
  expect(pageOf({ origin, referer, [submitHeaders.page]: `${origin}/?q=${'x'.repeat(2000)}` })).toHaveLength(
    1000,
  );
});

test.each([
  'https://evil.example/',
  'https://heliora.example.evil.example/',
  'https://heliora.example@evil.example/',
  'http://heliora.example/',
  'null/',
  'javascript:alert(1)',
  '/es/contact-us',
  '',
])('the page %j is not of this site, so that of the request counts', (page) => {
  for (const sender of [{ origin }, { origin: 'null' }, undefined])
    expect(pageOf({ ...sender, referer, [submitHeaders.page]: page })).toBe(referer);
});

test('without Origin, or from another one, the page of the request counts', () => {
  const page = `${origin}/es/contact-us`;
  for (const sender of [{ origin: 'https://evil.example' }, { origin: 'null' }, undefined])
    expect(pageOf({ ...sender, referer, [submitHeaders.page]: page })).toBe(referer);
});
