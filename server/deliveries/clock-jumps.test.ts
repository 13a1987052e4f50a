import { expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { cleanUp } from '#server/jobs/clean-up-job.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { entryForManagers, entryKinds } from '#server/outbox/entry-kinds.ts';
import { claim } from '#server/outbox/leased-entries.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deliveryEntries, intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { startWorker } from './worker.ts';

const folder = temporaryFolder();
const leaseMs = 20_000;

describeOnBothDatabases('when the clock jumps', (open) => {
  const filled = async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    const store = (key: string) =>
      storeSubmission(
        intakeOn(database, { clock }),
        testMetadata({ key }),
        testInput({ entries: [entryForManagers(3, [])] }),
      );
    await store('first');
    const { forms } = createLeadSite(database, { DATA_DIR: folder }, clock);
    return {
      database,
      clock,
      store,
      claimAll: () => claim(database, { count: 8, leaseMs, now: clock.now(), kinds: entryKinds }),
      cleanUp: () => cleanUp(forms),
    };
  };

  test('back an hour, the entries of a killed process do not wait for the end of its lease', async () => {
    const { clock, claimAll, cleanUp } = await filled();
    expect(await claimAll()).toHaveLength(1);
    clock.advance(-hourMs);
    expect(await claimAll()).toHaveLength(0);
    await cleanUp();
    expect(await claimAll()).toHaveLength(1);
    await cleanUp();
    expect(await claimAll()).toHaveLength(0);
  });

  test('an hour ahead and back, what was stored meanwhile is due after the next clean-up', async () => {
    const { clock, store, claimAll, cleanUp } = await filled();
    expect(await claimAll()).toHaveLength(1);
    clock.advance(hourMs);
    await store('second');
    clock.advance(-hourMs);
    expect(await claimAll()).toHaveLength(0);
    await cleanUp();
    expect(await claimAll()).toHaveLength(1);
  });

  test('ahead an hour in the middle of a delivery, it is made once', async () => {
    const { database, clock, store } = await filled();
    const handled: string[] = [];
    const end = Promise.withResolvers<void>();
    const worker = startWorker({
      database,
      handlers: {
        'notify-managers': ({ submissionId }) => {
          handled.push(submissionId);
          return end.promise;
        },
      },
      clock,
    });
    await expect.poll(() => handled).toHaveLength(1);
    clock.advance(hourMs);
    // Its delivery begins after the worker has claimed the expired lease of the first.
    await store('second');
    worker.notify();
    await expect.poll(() => handled).toHaveLength(2);
    end.resolve();
    await expect.poll(() => deliveryEntries(database)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    await worker.stop();
    expect(new Set(handled).size).toBe(2);
  });
});
