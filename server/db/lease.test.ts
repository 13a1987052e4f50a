import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { openLease } from './lease.ts';

describeOnBothDatabases('a lease', (open) => {
  const openTwo = async () => {
    const { kysely } = await open('empty');
    const clock = adjustableClock();
    const leaseOf = (holder: string, name = 'booking') =>
      openLease(kysely, clock, { name, holder, forMs: 60_000 });
    return { clock, leaseOf, first: leaseOf('first'), second: leaseOf('second') };
  };

  test('has one holder, also when two request it at once', async () => {
    const { first, second } = await openTwo();
    const acquired = await Promise.all([first.acquire(), second.acquire()]);
    expect(acquired.filter(Boolean)).toHaveLength(1);
  });

  test('is extended when its holder requests it again', async () => {
    const { clock, first, second } = await openTwo();
    for (let n = 0; n < 3; n++) {
      expect(await first.acquire()).toBe(true);
      clock.advance(40_000);
    }
    expect(await second.acquire()).toBe(false);
  });

  test('of another job has another holder', async () => {
    const { leaseOf, first } = await openTwo();
    await first.acquire();
    expect(await leaseOf('second', 'openings').acquire()).toBe(true);
  });

  test('is released by its holder only', async () => {
    const { first, second } = await openTwo();
    await first.acquire();
    await second.release();
    expect(await second.acquire()).toBe(false);
    await first.release();
    expect(await second.acquire()).toBe(true);
  });

  test('of a killed process is free when it expires', async () => {
    const { clock, first, second } = await openTwo();
    await first.acquire();
    clock.advance(60_000);
    expect(await second.acquire()).toBe(true);
  });

  test('that was written before the clock was set back by a day is free', async () => {
    const { clock, first, second } = await openTwo();
    await first.acquire();
    clock.advance(-dayMs);
    expect(await second.acquire()).toBe(true);
  });
});
