import { expect, test } from 'vitest';
import { renderStaff } from '#staff/render.tsx';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { inLongRun, seedOf } from '#tests/support/long-run.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runStaffFuzz } from './run-staff-fuzz.ts';

describeOnBothDatabases('bad requests to every route of the staff side', (open, engine) => {
  const seed = seedOf(11);
  test.each(
    inLongRun(
      [seed],
      [0, 1, 2, 3, 4].map((round) => seed + round),
    ),
  )(
    'get no 5xx and no name of another studio, and change nothing that the member may not change (seed %i)',
    async (seed) => {
      const database = await open('empty');
      const { broken, changes, statuses } = await runStaffFuzz(database, {
        dataDir: temporaryFolder(),
        seed,
        render: renderStaff,
        badShare: inLongRun(0.12, 1),
        // Every route on both databases; every kind of member uses every route on one of them.
        isChosen: (pair) => inLongRun(pair % 2 === Number(engine === 'postgres'), true),
      });
      expect(broken).toEqual([]);
      // About ten requests are valid and change a ticket; ids are random, so the number differs between runs.
      expect(changes).toBeGreaterThan(0);
      for (const status of [200, 303, 403, 404, 413, 415]) expect(statuses[status]).toBeGreaterThan(0);
    },
    inLongRun(240_000, 0),
  );
});
