import { expect, test } from 'vitest';
import { sitePath } from '#content/site-path.ts';

test.each([
  ['/', '/es'],
  ['/faq', '/es/faq'],
  ['/faq#heat', '/es/faq#heat'],
  ['/?a=1', '/es?a=1'],
  ['/#free', '/es#free'],
])('%s is %s in Spanish', (path, spanish) => expect(sitePath(path)).toBe(spanish));

test.each(['#here', '?a=1', 'https://a.example/b', '//a.example', 'tel:+1'])('%s stays', (url) =>
  expect(sitePath(url)).toBe(url),
);
