import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forbiddenImports, withoutBodies } from './unused-code.ts';

test('functions, classes and calls of a name become empty, at any depth, and nothing else changes', () => {
  const code = [
    'function startViewTransition(a) { run(a); }',
    'function start(a) { function endViewTransition() { stop(); } return endViewTransition(a); }',
    'const Runtime = class { go() { this.went = true; } };',
    'const RuntimeLink = forwardRef(function (a) { return a; });',
  ].join('\n');
  expect(withoutBodies(code, /ViewTransition|Runtime/)).toEqual({
    count: 4,
    code: [
      'function startViewTransition(a) {}',
      'function start(a) { function endViewTransition() {} return endViewTransition(a); }',
      'const Runtime = class {};',
      'const RuntimeLink = {};',
    ].join('\n'),
  });
});

test('the site uses no part of React and React Router that the build leaves out', () => {
  const imports = /import\s*\{([^}]*)\}\s*from\s*'(?:react|react-dom|react-router)'/g;
  const used = globSync('app/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imports)]
      .flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim().split(' ')[0] ?? ''))
      .map((name) => ({ file, name })),
  );
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter(({ name }) => forbiddenImports.includes(name))).toEqual([]);
});
