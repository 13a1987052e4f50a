import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkComments, commentsOf, dialectIn, titlesOf } from './comment-words.ts';
import { sourceFiles } from './source-files.ts';

const sources = sourceFiles('ts,tsx,mjs,cjs,css');

describe('words of comments and test titles', () => {
  test('our comments and titles use the words that an engineer would search for', () => {
    expect(checkComments(sources, (file) => readFileSync(file, 'utf8'))).toEqual([]);
    // A check that reads no files would always pass.
    expect(sources.length).toBeGreaterThan(1000);
  });

  test('only comments are read, not strings, templates or text of a page', () => {
    const source = [
      "const a = '// kept'; /* first */",
      'const b = `/* kept */`; // second',
      'const c = <p title="/* kept */">// kept {/* third */}</p>;',
      '/**',
      ' * fourth, in',
      ' * two lines',
      ' */',
    ].join('\n');
    expect(commentsOf('page.tsx', source)).toEqual([
      { line: 1, text: 'first' },
      { line: 2, text: 'second' },
      { line: 3, text: 'third' },
      { line: 4, text: '* fourth, in two lines' },
    ]);
    const styles = '.a::before { content: "/* kept */" } /* first */';
    expect(commentsOf('a.css', styles)).toEqual([{ line: 1, text: 'first' }]);
  });

  test('titles are found in tests, tables, groups, steps and templates', () => {
    const source = [
      "describe('first', () => {",
      "  test.each([['a kept row']])('second %s', () => run('kept'));",
      "  test(`third`, async () => test.step('fourth', look));",
      "  describeOnBothDatabases('fifth', (open) => it.for(rows)('sixth', open));",
      '});',
    ].join('\n');
    expect(titlesOf('a.test.ts', source).sort((a, b) => a.line - b.line)).toEqual([
      { line: 1, text: 'first' },
      { line: 2, text: 'second %s' },
      { line: 3, text: 'third' },
      { line: 3, text: 'fourth' },
      { line: 4, text: 'fifth' },
      { line: 4, text: 'sixth' },
    ]);
    const read = () => "test('a page is kept', () => {});";
    expect(checkComments(['a.test.ts', 'e2e/support/a.ts', 'a.ts'], read)).toHaveLength(2);
  });

  test('a phrase in two lines of a comment is found', () => {
    const read = () => '/**\n * A page that is stored for\n * good.\n */';
    expect(checkComments(['a.ts'], read)).toEqual(['a.ts:1 "for good" (use: permanently)']);
  });

  test('a forbidden word is found in any form, with the word to use', () => {
    expect(dialectIn('Awakened pages are Kept.')).toEqual([
      '"Awakened" (use: hydrate, start)',
      '"Kept" (use: cached, stored)',
    ]);
    expect(dialectIn('The central desk gets the lead.')).toEqual([]);
    expect(dialectIn('A second try at a desk.')).toHaveLength(1);
    expect(dialectIn('Email addresses, the IP address and `address`, a column.')).toEqual([]);
    expect(dialectIn('The address of a page.')).toHaveLength(1);
  });
});
