import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { openLease } from './lease.ts';

describeOnBothDatabases('a lease', (open) => {
  test('has one holder, who may extend and release it; a dead holder loses it when it expires', async () => {
    const { kysely } = await open('empty');
    const clock = adjustableClock();
    const leaseOf = (holder: string, name = 'booking') =>
      openLease(kysely, clock, { name, holder, forMs: 60_000 });
    const [first, second] = [leaseOf('first'), leaseOf('second')];
    expect((await Promise.all([first.acquire(), second.acquire()])).filter(Boolean)).toHaveLength(1);
    await first.release();
    await second.release();

    expect(await first.acquire()).toBe(true);
    clock.advance(40_000);
    expect(await first.acquire()).toBe(true);
    clock.advance(40_000);
    expect(await second.acquire()).toBe(false);
    expect(await leaseOf('second', 'openings').acquire()).toBe(true);
    await second.release();
    expect(await second.acquire()).toBe(false);
    await first.release();
    expect(await second.acquire()).toBe(true);
    clock.advance(60_000);
    expect(await first.acquire()).toBe(true);
    expect(await second.acquire()).toBe(false);
    // The clock is set back by a day, and the holder's process no longer exists.
    clock.advance(-dayMs);
    expect(await second.acquire()).toBe(true);
    expect(await first.acquire()).toBe(false);
  });
});
