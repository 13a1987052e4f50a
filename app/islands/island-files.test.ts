import { expect, test } from 'vitest';
import { byFileName } from './island-files.ts';

test('two islands whose files have one name are refused at the start', () => {
  const load = async () => ({ default: () => null });
  expect([...byFileName({ './one/sample.island.tsx': load }).keys()]).toEqual(['sample']);
  expect(() => byFileName({ './one/sample.island.tsx': load, './other/sample.island.tsx': load })).toThrow(
    'Two islands have the name sample.',
  );
});
