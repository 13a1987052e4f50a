import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('models and commands open a transaction by `transact`, which repeats it after a deadlock', () => {
  const files = globSync('server/{deliveries,forms,http,models,operator}/**/*.ts').filter(
    (path) => !path.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((path) => /\.transaction\(\)/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
