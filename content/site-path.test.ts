import { expect, test } from 'vitest';
import { sitePath } from './site-path.ts';

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

test('English paths have no prefix', () => {
  expect(paths.map(sitePath)).toEqual(paths);
});
