import { expect, test } from 'vitest';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { inLongRun } from '#tests/support/long-run.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runTakes } from './run-takes.ts';

// Fewer on SQLite, which has one writer at a time: there a process must wait for the other.
test.each([
  ['postgres', inLongRun(6, 20), inLongRun(10, 1000)],
  ['sqlite', inLongRun(4, 20), inLongRun(4, 1000)],
] as const)(
  'on %s, when members of two processes take the same leads at once, each lead gets one assignee, and all others see who and since when',
  async (engine, members, leads) => {
    const settings = await freshDatabaseSettings(engine, 'empty');
    const { broken, taken, informed } = await runTakes(settings, temporaryFolder(), members, leads);
    expect(broken).toEqual([]);
    expect([taken, informed]).toEqual([leads, leads * (members - 1)]);
  },
  inLongRun(60_000, 0),
);
