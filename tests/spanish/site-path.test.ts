import { expect, test } from 'vitest';
import { sitePath } from '#content/site-path.ts';

const paths = [
  '/',
  '/faq',
  '/faq#heat',
  '/?a=1',
  '/#free',
  '#here',
  '?a=1',
  'https://a.example/b',
  '//a.example',
  'tel:+1',
];

test('Spanish paths begin with /es; hashes, queries and other sites stay', () => {
  expect(paths.map(sitePath)).toEqual([
    '/es',
    '/es/faq',
    '/es/faq#heat',
    '/es?a=1',
    '/es#free',
    ...paths.slice(5),
  ]);
});
