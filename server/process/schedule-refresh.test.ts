import { expect, test, vi } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases.ts';
import { keepScheduleRolling } from './schedule-refresh.ts';

const movableClock = (instant: string) => {
  let now = Date.parse(instant);
  return { now: () => now, moveTo: (later: string) => (now = Date.parse(later)) };
};

describeOnBothDatabases('the rolling schedule', (open) => {
  test('rolls when midnight passes in Florida, not when it passes in London', async () => {
    const db = await open('seeded');
    const clock = movableClock('2026-11-15T23:30:00Z');
    const announceChange = vi.fn();
    const rolling = await keepScheduleRolling({ db, clock, announceChange });
    const rolledTo = async () =>
      (await db.kysely.selectFrom('schedule_state').select('rolled_to').executeTakeFirstOrThrow()).rolled_to;

    clock.moveTo('2026-11-16T04:59:59Z');
    await rolling.check();
    expect([await rolledTo(), announceChange.mock.calls.length]).toEqual(['2026-11-15', 0]);

    clock.moveTo('2026-11-16T05:00:00Z');
    await rolling.check();
    await rolling.check();
    expect([await rolledTo(), announceChange.mock.calls.length]).toEqual(['2026-11-16', 1]);
    rolling.stop();
  });

  test('a failure is reported and tried again', async () => {
    const db = await open('seeded');
    const clock = movableClock('2026-11-15T23:30:00Z');
    const onError = vi.fn();
    const announceChange = vi.fn();
    const broken = { ...db };
    const rolling = await keepScheduleRolling({ db: broken, clock, announceChange }, onError);
    clock.moveTo('2026-11-16T12:00:00Z');
    const { kysely } = broken;
    broken.kysely = {
      transaction: () => ({ execute: async () => Promise.reject(new Error('down')) }),
    } as never;
    // The database object is read at each roll, so taking it away and giving it back is an outage.
    await rolling.check();
    expect([onError.mock.calls.length, announceChange.mock.calls.length]).toEqual([1, 0]);
    broken.kysely = kysely;
    await rolling.check();
    expect([onError.mock.calls.length, announceChange.mock.calls.length]).toEqual([1, 1]);
    rolling.stop();
  });
});
