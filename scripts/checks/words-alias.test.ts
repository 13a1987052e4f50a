import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#content/facts/languages.ts';

/** An import of one language's folder. The build points only `#words/` at another language. */
const codes = languages.map(({ code }) => code).join('|');
const ofOneLanguage = new RegExp(
  String.raw`(?:from|import\()\s*'(?:#content|[./]*content|\.\.?(?:/\.\.)*)/(?:${codes})/`,
);

/** A language derives its types from English. The media tools are a separate package. */
const allowed = /^(?:content|media\/tools)\//;
/** The journey in Spanish compares words of it. */
const journey = 'e2e/pages/spanish.spec.ts';

test('texts are imported as #words, so that every build has its own language', () => {
  const sources = globSync(
    '{app,bench,content,domain,e2e,media,scripts,server,staff,tests}/**/*.{ts,tsx,mjs}',
    {
      exclude: (name) => name.endsWith('node_modules'),
    },
  ).filter((file) => !allowed.test(file));
  expect(sources.filter((file) => ofOneLanguage.test(readFileSync(file, 'utf8')))).toEqual([journey]);
});
