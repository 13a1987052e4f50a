import { expect, test } from 'vitest';
import { describeOnBothDatabases, freshDatabaseSettings } from '#tests/databases/databases.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { runTakes } from './run-takes.ts';

describeOnBothDatabases('members of two processes who take the same leads at once', (_, engine) => {
  test('each lead gets one assignee, and all others see who and since when', async () => {
    const settings = await freshDatabaseSettings(engine, 'empty');
    const { broken, taken, informed } = await runTakes(settings, temporaryFolder(), 6, 10);
    expect(broken).toEqual([]);
    expect([taken, informed]).toEqual([10, 50]);
  });
});
