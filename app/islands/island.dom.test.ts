import { expect, test, vi } from 'vitest';

vi.mock('./island-files.ts', async (original) => ({
  ...(await original<object>()),
  islandFiles: {
    './one/sample.island.tsx': async () => ({ default: () => 'one' }),
    './other/sample.island.tsx': async () => ({ default: () => 'other' }),
  },
}));

test('two islands whose files have one name are refused at the start', async () => {
  await expect(import('./island.tsx')).rejects.toThrow('Two islands have the name sample.');
});
