import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const exceptions = [
  'server/db/transact.ts',
  // A start, which the service manager repeats.
  'server/db/migrate.ts',
  'server/demo/demo.ts',
  // A round: the next one repeats it.
  'server/integrations/booking/embedded/simulator/refresh.ts',
  'server/integrations/booking/mirror/due-rounds.ts',
];

test('the server opens a transaction by `transact`, which repeats it after a deadlock', () => {
  const files = globSync('server/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((path) =>
    /\.(transaction|startTransaction)\(\)/.test(readFileSync(path, 'utf8')),
  );
  expect(found.sort()).toEqual(exceptions.sort());
});
