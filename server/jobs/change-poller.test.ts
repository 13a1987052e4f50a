import { afterEach, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { createLog } from '#server/log/log.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { startChangePoller } from './change-poller.ts';

const log = createLog('silent');
afterEach(() => vi.useRealTimers());

describeOnBothDatabases('changes by other processes', (open) => {
  // server/db/migrate.test.ts: a change of any public table.
  test('are detected for public data, a new day included, and for nothing else', async () => {
    const database = await open('seeded');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const invalidateCaches = vi.fn();
    const clock = adjustableClock();
    const changes = await startChangePoller({ database, clock, log, invalidateCaches });
    const noticed = async () => {
      invalidateCaches.mockClear();
      await changes.runNow();
      return invalidateCaches.mock.calls.length;
    };
    expect(await noticed()).toBe(0);
    clock.advance(dayMs);
    expect(await noticed()).toBe(1);

    const { kysely } = database;
    await kysely.updateTable('promos').set({ active: 0 }).execute();
    expect(await noticed()).toBe(1);
    expect(await noticed()).toBe(0);
    await kysely.insertInto('rate_limits').values({ key: 'k', window_start: 0, hits: 1 }).execute();
    expect(await noticed()).toBe(0);
    await changes.stop();
  });

  test('clear the caches again while one cannot be cleared, and a series of failures is one log line', async () => {
    const database = await open('seeded');
    // Other timers stay real, because the database needs them.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const clock = adjustableClock();
    let isBroken = true;
    const invalidateCaches = vi.fn(() => {
      if (isBroken) throw new Error('a cache was not cleared');
    });
    const failed = vi.fn();
    const changes = await startChangePoller({
      database,
      clock,
      log: { ...log, failed },
      invalidateCaches,
    });
    const poll = async (calls: number) => {
      vi.advanceTimersByTime(2000);
      await expect.poll(() => invalidateCaches).toHaveBeenCalledTimes(calls);
      // The poll ends in a later turn of the event loop.
      await new Promise(setImmediate);
    };
    clock.advance(dayMs);
    await poll(1);
    await poll(2);
    expect(failed).toHaveBeenCalledOnce();
    isBroken = false;
    await poll(3);
    await changes.runNow();
    expect(invalidateCaches).toHaveBeenCalledTimes(3);

    isBroken = true;
    clock.advance(dayMs);
    await poll(4);
    expect(failed).toHaveBeenCalledTimes(2);
    changes.stop();
  });
});
