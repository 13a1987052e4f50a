import { expect, test } from 'vitest';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runLeaks } from './run-leaks.ts';

describeOnSqlite('random members request what they may and may not see', (open) => {
  test('seven hundred requests on all routes return nothing that the member may not see', async () => {
    const { leaks, named, figures, unread } = await runLeaks(
      await open('empty'),
      temporaryFolder(),
      20_261_116,
      700,
    );
    expect(leaks).toEqual([]);
    expect(unread).toEqual([]);
    // The responses of these routes contain names, so not all requests are refused.
    for (const route of ['GET /', 'GET /leads', 'GET /leads/:id', 'GET /log'])
      expect(named[route]).toBeGreaterThan(0);
    expect(figures).toBeGreaterThan(0);
  }, 120_000);
});
