import { expect, test, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { createContext } from './context.ts';

test('a cache that cannot be cleared does not keep the others from being cleared', async () => {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const context = createContext({ env, db: await freshDatabase('sqlite', 'seeded') });
  const before = vi.fn();
  const after = vi.fn();
  context.onChange(before);
  context.onChange(() => {
    throw new Error('out of order');
  });
  context.onChange(after);
  expect(context.announceChange).toThrow('out of order');
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([1, 1]);
});
