import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkComments } from './comment-words.ts';
import { sourceFiles } from './source-files.ts';

test('comments and titles use the words of docs/style.md', () => {
  const sources = sourceFiles('ts,tsx,mjs,cjs,css');
  expect(sources.flatMap((file) => checkComments(file, readFileSync(file, 'utf8')))).toEqual([]);
  // A check that reads no files would always pass.
  expect(sources.length).toBeGreaterThan(1000);
});

test.each([
  ['a.ts', '// The address of a page.', 1],
  ['a.ts', '/** A server answers\n * 503 to it. */', 1],
  ['a.ts', '// An invited person, and the email addresses.', 1],
  ['a.ts', '// Email addresses, the IP address and `address`, a column.', 0],
  ['a.tsx', "const a = 'an address'; const b = <p>// address</p>; // text", 0],
  ['a.css', '.a { color: red } /* the address */', 1],
  ['a.test.ts', "test('the address of a page', async () => {});", 1],
  ['a.test.ts', "test.each([['address']])('a page %s', () => {});", 0],
])('%s with %s has this many wrong words: %d', (file, source, count) => {
  expect(checkComments(file, source)).toHaveLength(count);
});
