import { expect, test } from 'vitest';
import { sitePath } from '#content/site-path.ts';
import { language } from '#words/language.ts';

test.each([
  ['/', ''],
  ['/faq', '/faq'],
  ['/faq#heat', '/faq#heat'],
  ['/?a=1', '?a=1'],
  ['/#free', '#free'],
])('%s is %s below the prefix', (path, below) => expect(sitePath(path)).toBe(language.prefix + below));

test.each(['#here', '?a=1', 'https://a.example/b', '//a.example', 'tel:+1'])('%s stays', (url) =>
  expect(sitePath(url)).toBe(url),
);
