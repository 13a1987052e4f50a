import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { runLeaks } from './run-leaks.ts';

describeOnBothDatabases('random people ask for what they may and may not know', (open) => {
  test('two hundred questions on every route tell nothing that is not theirs', async () => {
    const { leaks, named } = await runLeaks(await open('empty'), temporaryFolder(), 20_261_116, 200);
    expect(leaks).toEqual([]);
    // The responses of these routes contain names, so not all requests are refused.
    for (const route of ['GET /', 'GET /leads', 'GET /leads/:id', 'GET /log'])
      expect(named[route]).toBeGreaterThan(0);
  }, 120_000);
});
