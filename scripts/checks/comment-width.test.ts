import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const sources = sourceFiles('ts,tsx,mjs,cjs,css');
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** A line of a comment that is wider than code, which Biome wraps. Biome's directives need one line. */
const wideComment = /^(?=.{111})\s*(?:\/\/|\/?\*|\{\/\*)(?!.*biome-ignore)/m;
/** A comment of more than five lines is a decision (docs/decisions), or explains the wrong mechanism. */
const longComment = /(?:^[ \t]*(?:\/\/|\*(?!\/)).*\n){6}/m;

test('comments are as wide as code at most, and have five lines at most', () => {
  expect(filesWith(wideComment)).toEqual([]);
  expect(filesWith(longComment)).toEqual([]);
  // A check that reads no files would always pass.
  expect(sources.length).toBeGreaterThan(1000);
});

const long = 'word '.repeat(30);

test.each([
  [wideComment, `run();\n// ${long}`, true],
  [wideComment, `/**\n * short\n * ${long}\n */`, true],
  [wideComment, `  {/* ${long} */}`, true],
  [wideComment, `const text = '// ${long}';`, false],
  [wideComment, `// biome-ignore lint: ${long}`, false],
  [longComment, `/**\n${' * line\n'.repeat(6)} */\n`, true],
  [longComment, '  // line\n'.repeat(6), true],
  [longComment, `/**\n${' * line\n'.repeat(5)} */\n`, false],
])('%s: %s is found: %s', (pattern, source, isFound) => expect(pattern.test(source)).toBe(isFound));
