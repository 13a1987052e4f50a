import { expect, test, vi } from 'vitest';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { startDailyRefresh } from './daily-refresh.ts';

describeOnSqlite('the daily refresh of simulated classes', (open) => {
  test('happens at midnight in Florida, not at midnight in London', async () => {
    const database = await open('seeded');
    const clock = adjustableClock('2026-11-15T23:30:00Z');
    const onChange = vi.fn();
    const refresh = await startDailyRefresh(database, clock, { onChange, onError: vi.fn(), onNote: vi.fn() });
    const rolledTo = async () =>
      (await database.kysely.selectFrom('schedule_state').select('rolled_to').executeTakeFirstOrThrow())
        .rolled_to;

    clock.advanceTo('2026-11-16T04:59:59Z');
    await refresh.runNow();
    expect([await rolledTo(), onChange.mock.calls.length]).toEqual(['2026-11-15', 0]);

    clock.advanceTo('2026-11-16T05:00:00Z');
    await refresh.runNow();
    await refresh.runNow();
    expect([await rolledTo(), onChange.mock.calls.length]).toEqual(['2026-11-16', 1]);
    refresh.stop();
  });

  test('a failure is reported and retried', async () => {
    const database = await open('seeded');
    const clock = adjustableClock('2026-11-15T23:30:00Z');
    const onError = vi.fn();
    const onChange = vi.fn();
    const broken = { ...database };
    const refresh = await startDailyRefresh(broken, clock, { onChange, onError, onNote: () => {} });
    clock.advanceTo('2026-11-16T12:00:00Z');
    const { kysely } = broken;
    broken.kysely = {
      transaction: () => ({ execute: async () => Promise.reject(new Error('down')) }),
    } as never;
    // The database object is read at each refresh, so a removed one simulates an outage.
    await refresh.runNow();
    expect([onError.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
    broken.kysely = kysely;
    await refresh.runNow();
    expect([onError.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 1]);
    refresh.stop();
  });
});
