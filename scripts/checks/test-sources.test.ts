import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A test waits for a state (`expect.poll`) or moves a fake clock, and does not sleep. */
const timing = /timers\/promises|(?<![.\w'])setTimeout\(|\bwaitForTimeout\(|\bperformance\.now\(/;

/** Files in which a slow machine cannot make a test fail, each with what its time is for. */
const allowed: Readonly<Record<string, string>> = {
  'tests/resilience/several-processes.test.ts': 'visitors pause between two requests',
};

const folders = '{app,bench,content,domain,e2e,media,scripts,server,staff,tests}';
const tests = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, {
  exclude: (name) => name.endsWith('node_modules'),
}).map((path) => path.replaceAll('\\', '/'));

test('no test sleeps or measures time', () => {
  const found = tests.filter((path) => timing.test(readFileSync(path, 'utf8')));
  expect(found.sort()).toEqual(Object.keys(allowed).sort());
  // A check that reads no files would always pass.
  expect(tests.length).toBeGreaterThan(300);
});

test('modules are mocked in tests with a document only: others share their modules with the next file', () => {
  const mocking = tests.filter((path) => readFileSync(path, 'utf8').includes('\nvi.mock('));
  expect(mocking.filter((path) => !path.includes('.dom.test.'))).toEqual([]);
});
