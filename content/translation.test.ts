import { expect, test } from 'vitest';

/** The modules of all languages except English, whose types the others must match, and of the stand-in language. */
const modules = Object.entries(
  import.meta.glob<string>(
    [
      './*/**/*.ts',
      '../tests/stand-in-language/**/*.ts',
      '!./{en,facts,catalog}/**',
      '!**/*.test.ts',
      '!**/entry.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
);

/** Exports that the compiler does not compare with the English ones. */
const untyped = (source: string): string[] =>
  (source.match(/^export\b.*$/gm) ?? []).filter(
    (line) =>
      !/^export const \w+: Translation<typeof \w+>/.test(line) &&
      !/^export \* from '(\.\.\/)+(content\/)?en\/.+';$/.test(line),
  );

test('every export of a translated module has the type of the English one', () => {
  expect(modules.map(([path]) => path)).toContain('../tests/stand-in-language/pages/openings.ts');
  expect(modules.flatMap(([path, source]) => untyped(source).map((line) => `${path}: ${line}`))).toEqual([]);
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
