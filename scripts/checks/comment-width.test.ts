import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const { lineWidth }: { lineWidth: number } = JSON.parse(readFileSync('biome.json', 'utf8')).formatter;

/** Lines with a comment that is wider than code, which Biome wraps. Biome's directives need one line. */
const wideComments = (file: string, source: string): number[] => {
  const wide = source
    .split('\n')
    .flatMap((line, index) => (line.length > lineWidth && !line.includes('biome-ignore') ? [index + 1] : []));
  // In a stylesheet only comments can be too wide.
  if (wide.length === 0 || file.endsWith('.css')) return wide;
  const lineAt = (position: number) => source.slice(0, position).split('\n').length;
  const { comments } = parseSync(file, source);
  return wide.filter((line) =>
    comments.some(({ start, end }) => lineAt(start) <= line && line <= lineAt(end)),
  );
};

test('comments are as wide as code at most', () => {
  const sources = sourceFiles('ts,tsx,mjs,cjs,css');
  const found = sources.flatMap((file) =>
    wideComments(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
  // A check that reads no files would always pass.
  expect(sources.length).toBeGreaterThan(1000);
});

/** A comment of more than five lines is a decision (docs/decisions), or explains the wrong mechanism. */
const longComment = /(?:^[ \t]*(?:\/\/|\*(?!\/)).*\n){6}/m;

test('comments have five lines at most', () => {
  const found = sourceFiles('ts,tsx,mjs,cjs,css').filter((file) =>
    longComment.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  [`/**\n${' * line\n'.repeat(5)} */\n`, false],
  [`/**\n${' * line\n'.repeat(6)} */\n`, true],
  ['  // line\n'.repeat(6), true],
])('%s is too long: %s', (source, isLong) => expect(longComment.test(source)).toBe(isLong));

const long = 'word '.repeat(30);

test.each([
  ['a.ts', `// ${long}`, [1]],
  ['a.ts', `/**\n * short\n * ${long}\n */`, [3]],
  ['a.ts', `run(); // ${long}`, [1]],
  ['a.tsx', `<p>\n{/* short\n${long} */}</p>`, [3]],
  ['a.css', `a {}\n/* ${long} */`, [2]],
  ['a.ts', `const text = '// ${long}';`, []],
  ['a.ts', `// biome-ignore lint: ${long}`, []],
])('%s: %s', (file, source, lines) => expect(wideComments(file, source)).toEqual(lines));
