import { expect, test, vi } from 'vitest';

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

test('English paths have no prefix', async () => {
  const { sitePath } = await import('./site-path.ts');
  expect(paths.map(sitePath)).toEqual(paths);
});

test('Spanish paths begin with /es; hashes, queries and other sites stay', async () => {
  vi.resetModules();
  vi.doMock('#words/language.ts', () => import('./es/language.ts'));
  const { sitePath } = await import('./site-path.ts');
  expect(paths.map(sitePath)).toEqual([
    '/es',
    '/es/faq',
    '/es/faq#heat',
    '/es?a=1',
    '/es#free',
    ...paths.slice(5),
  ]);
  vi.doUnmock('#words/language.ts');
});
