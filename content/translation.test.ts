import { expect, test } from 'vitest';
import { languages, otherLanguages } from './facts/languages.ts';
import type { Translation } from './translation.ts';

/** The modules of all languages except English, whose types they must match. */
const modules = Object.entries(
  import.meta.glob<string>(['./*/**/*.ts', '!./{en,facts,catalog}/**', '!**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** The source of each module of one language, by its path in the folder of the language. */
type Language = Readonly<Record<string, string>>;
const inFolder = (folder: string, all: Readonly<Record<string, string>>): Language =>
  Object.fromEntries(
    Object.entries(all).flatMap(([path, source]) =>
      path.startsWith(`./${folder}/`) ? [[path.slice(folder.length + 3), source]] : [],
    ),
  );
/** Without the words of /staff, which is in English only. */
const english = inFolder(
  'en',
  import.meta.glob<string>(['./en/**/*.ts', '!./en/staff/**', '!**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

const exportsOf = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
const reexportsEnglish = (path: string, source: string): boolean =>
  /^export \* from '(?:\.\.\/)+en\/(.+)';$/m.exec(source)?.[1] === path;

/** Modules and exports of English that a language lacks. No run of the compiler reads `#words/*` from it. */
const missingIn = (language: Language): string[] =>
  Object.entries(english).flatMap(([path, source]) => {
    const own = language[path];
    if (own === undefined) return [path];
    if (reexportsEnglish(path, own)) return [];
    const names = exportsOf(own);
    return exportsOf(source)
      .filter((name) => !names.includes(name))
      .map((name) => `${path}: ${name}`);
  });

/** Exports that the compiler does not compare with the English ones. */
const untyped = (source: string): string[] =>
  (source.match(/^export\b.*$/gm) ?? []).filter(
    (line) =>
      !/^export const \w+: Translation<typeof \w+>/.test(line) &&
      !/^export \* from '(\.\.\/)+en\/.+';$/.test(line),
  );

test('every export of a translated module has the type of the English one', () => {
  expect(modules.map(([path]) => path)).toContain('./es/pages/openings.ts');
  expect(modules.flatMap(([path, source]) => untyped(source).map((line) => `${path}: ${line}`))).toEqual([]);
});

test('a missing text, another URL and another number of items do not compile', () => {
  type Page = { text: string; list: readonly ['a', 'b']; more: { to: '/careers'; label: 'More' } };
  const more = { to: '/careers', label: 'Más' } as const;
  const complete: Translation<Page> = { text: 'Sí', list: ['uno', 'dos'], more };
  // @ts-expect-error: `text` is missing
  const incomplete: Translation<Page> = { list: ['uno', 'dos'], more };
  // @ts-expect-error: one item of two
  const short: Translation<Page> = { text: 'Sí', list: ['uno'], more };
  // @ts-expect-error: a URL is the same in every language
  const moved: Translation<Page> = { ...complete, more: { to: '/carreras', label: 'Más' } };
  expect([complete, incomplete, short, moved]).toHaveLength(4);
});

test('English exports values only, so that a copy of its files can have these types', () => {
  const exported = Object.values(english).flatMap((source) => source.match(/^export\b.*$/gm) ?? []);
  expect(exported.length).toBeGreaterThan(100);
  expect(exported.filter((line) => !line.startsWith('export const '))).toEqual([]);
});

test('every folder with a language.ts is a language of the list, under its code', () => {
  const folders = import.meta.glob<{ code: string }>('./*/language.ts', { eager: true, import: 'language' });
  const codes = Object.entries(folders).map(([path, { code }]) => [path, code]);
  expect(Object.fromEntries(codes)).toEqual(
    Object.fromEntries(languages.map(({ code }) => [`./${code}/language.ts`, code])),
  );
});

test('every language has the files and the exports of English', () => {
  expect(Object.keys(english).length).toBeGreaterThan(50);
  const all = Object.fromEntries(modules);
  expect(
    otherLanguages.flatMap(({ code }) => missingIn(inFolder(code, all)).map((name) => `${code}/${name}`)),
  ).toEqual([]);
});

test('a missing file and a missing export are found; a module that re-exports the English one is complete', () => {
  expect(missingIn(english)).toEqual([]);
  const { 'language.ts': _, ...others } = english;
  expect(missingIn(others)).toEqual(['language.ts']);
  expect(missingIn({ ...others, 'language.ts': 'export const languages = 1;' })).toEqual([
    'language.ts: language',
  ]);
  expect(missingIn({ ...others, 'language.ts': "export * from '../en/language.ts';" })).toEqual([]);
  expect(missingIn({ ...others, 'language.ts': "export * from '../en/forms.ts';" })).toEqual([
    'language.ts: language',
  ]);
});

test.each([
  ["export const openings = { heading: 'Vacantes' };"],
  ["export const openings: { heading: string } = { heading: 'Vacantes' };"],
  ["export function openings() { return 'Vacantes'; }"],
  ['export { openings };'],
  ["export { openings } from './openings-es.ts';"],
  ['export default openings;'],
])('%s would be found', (source) => {
  expect(untyped(source)).toEqual([source]);
});
