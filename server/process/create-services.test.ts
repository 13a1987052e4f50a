import { expect, test, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { createServices } from './create-services.ts';

test('a cache that cannot be cleared does not keep the others from being cleared', async () => {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const services = createServices({ env, database: await freshDatabase('sqlite', 'seeded') });
  const before = vi.fn();
  const after = vi.fn();
  services.onInvalidate(before);
  services.onInvalidate(() => {
    throw new Error('out of order');
  });
  services.onInvalidate(after);
  expect(services.invalidateCaches).toThrow('out of order');
  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([1, 1]);
});
