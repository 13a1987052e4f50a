import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const base = 'server/errors/named-error.ts';
const sources = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts') && file !== base);
const declared = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^(export )?class (\w+) extends (\w+) \{(.*\n?.*)/gm)].map(
    ([, exported, name = '', parent = '', start = '']) => ({ file, exported, name, parent, start }),
  ),
);

test('an error class that another file recognizes extends NamedError and declares its own name', () => {
  const crossing = declared.filter(({ exported }) => exported);
  const names = new Set(crossing.map(({ name }) => name));
  const found = crossing.filter(
    ({ name, parent, start }) =>
      (parent !== 'NamedError' && !names.has(parent)) || !start.includes(`errorName: string = '${name}'`),
  );
  expect(found).toEqual([]);
  expect(names.size).toBe(crossing.length);
  // A check that reads no class would always pass.
  expect(crossing.length).toBeGreaterThan(15);
});
