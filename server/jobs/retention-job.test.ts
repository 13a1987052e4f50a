import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { expiredAt, noCounts, recordingStore, runAt, storeAt } from '#tests/rows/expired-submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { startRetentionJob } from './retention-job.ts';

describeOnBothDatabases('the job of retention', (open) => {
  test('runs once a day, logs counts only, and tries again after a failure', async () => {
    const database = await open('empty');
    const first = await storeAt(database, 'contact', expiredAt.leads, 1);
    const clock = adjustableClock(runAt);
    const logged: unknown[] = [];
    const files = recordingStore([`file-${first}-`]);
    let { remove } = files;
    const job = startRetentionJob({
      database,
      clock,
      log: {
        retention: (result: unknown) => logged.push(result),
        failed: (error: unknown) => logged.push(error),
      },
      forms: { files: { remove: (key: string) => remove(key) } },
      env: { DATA_DIR: '' },
      staff: { key: null },
    } as never);
    await job.runNow();
    remove = recordingStore().remove;
    await job.runNow();
    await storeAt(database, 'contact', expiredAt.leads);
    await job.runNow();
    expect(logged).toEqual([
      { ...noCounts, failed: 1 },
      { ...noCounts, submissions: 1, files: 1 },
    ]);
    clock.advance(dayMs);
    await job.runNow();
    expect(logged).toHaveLength(3);
    await job.stop();
  });
});
