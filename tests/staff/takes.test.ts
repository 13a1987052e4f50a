import { expect, test } from 'vitest';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runTakes } from './run-takes.ts';

// On PostgreSQL, where processes write at once: SQLite has one writer at a time. test:takes uses both.
test('when members of two processes take the same leads at once, each lead gets one assignee, and all others see who and since when', async () => {
  const settings = await freshDatabaseSettings('postgres', 'empty');
  const { broken, taken, informed } = await runTakes(settings, temporaryFolder(), 6, 10);
  expect(broken).toEqual([]);
  expect([taken, informed]).toEqual([10, 50]);
}, 60_000);
