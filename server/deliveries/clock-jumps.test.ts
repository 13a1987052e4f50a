import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { cleanUp } from '#server/jobs/clean-up-job.ts';
import { storeSubmission, TooManySubmissions } from '#server/models/leads/intake.ts';
import { deliveredKinds, entryForManagers } from '#server/outbox/entry-kinds.ts';
import { claim, postpone } from '#server/outbox/outbox.ts';
import { maxAttempts, waitAfter } from '#server/outbox/retry.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deliveryEntries, intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { startWorker } from './worker.ts';

const folder = temporaryFolder();
const leaseMs = 20_000;
const year = 365 * dayMs;

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
      claimAll: () => claim(database, { count: 8, leaseMs, now: clock.now(), kinds: deliveredKinds }),
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

  test.each([
    ['an hour', hourMs],
    ['a year', year],
  ])('%s ahead and back, what was stored meanwhile is due after the next clean-up', async (_, jump) => {
    const { clock, store, claimAll, cleanUp } = await filled();
    expect(await claimAll()).toHaveLength(1);
    clock.advance(jump);
    await store('second');
    clock.advance(-jump);
    expect(await claimAll()).toHaveLength(0);
    await cleanUp();
    expect(await claimAll()).toHaveLength(1);
  });

  test('a year ahead and back, a retry of that year is due after the next clean-up, and no other', async () => {
    const { database, clock, claimAll, cleanUp } = await filled();
    const retryIn = async (wait: number) => {
      const [entry] = await claimAll();
      if (!entry) throw new Error('nothing was claimed');
      await postpone(database.kysely, entry, clock.now() + wait, 'the mail server was away');
    };
    clock.advance(year);
    await retryIn(5 * 60_000);
    clock.advance(-year);
    await cleanUp();
    await retryIn(waitAfter(maxAttempts - 1, () => 1) ?? 0);
    await cleanUp();
    expect(await claimAll()).toHaveLength(0);
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

  test('ahead or back, a visitor who reached the limit waits no longer than a minute', async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    const intake = intakeOn(database, { clock, limitPerMinute: 1 });
    const send = (key: string) =>
      storeSubmission(intake, testMetadata({ key }), testInput({ email: `${key}@example.com`, entries: [] }));
    await send('first');
    const refusal = await send('second').catch((error) => error);
    expect(refusal).toBeInstanceOf(TooManySubmissions);
    for (const jump of [hourMs, -5 * hourMs]) {
      clock.advance(jump);
      await send(`after ${jump}`);
      const refused = (await send(`again ${jump}`).catch((error) => error)) as TooManySubmissions;
      expect(refused).toBeInstanceOf(TooManySubmissions);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    }
  });
});
