import { expect, test } from 'vitest';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { inLongRun, seedOf } from '#tests/support/long-run.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runLeaks } from './run-leaks.ts';

describeOnSqlite('random members request what they may and may not see', (open) => {
  test(
    'requests on all routes return nothing that the member may not see',
    async () => {
      const seed = seedOf(20_261_116);
      const { leaks, named, privates, unread } = await runLeaks(
        await open('empty'),
        temporaryFolder(),
        seed,
        inLongRun(700, 10_000),
      );
      expect(leaks, `seed ${seed}`).toEqual([]);
      expect(unread).toEqual([]);
      // The responses of these routes contain names, so not all requests are refused.
      for (const route of ['GET /', 'GET /leads', 'GET /leads/:id', 'GET /log'])
        expect(named[route]).toBeGreaterThan(0);
      expect(privates).toBeGreaterThan(0);
    },
    inLongRun(120_000, 0),
  );
});
