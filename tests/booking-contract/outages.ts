import { describe, expect, test } from 'vitest';
import { createFairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import {
  type Abilities,
  callsOf,
  classesOf,
  expectSameOrUnavailable,
  firstClass,
  type OpenFixture,
} from './fixture.ts';

/** The provider’s system is unreachable, hangs or changes. */
export const describeOutages = (open: OpenFixture, { canHang, isExternal }: Abilities) => {
  describe('an outage', () => {
    test('during an outage a call returns the same as before or is unavailable; afterwards all is as before', async () => {
      const fixture = await open({});
      const { id } = await firstClass(fixture);
      const calls = callsOf(fixture, id);
      const before = await Promise.all(calls.map((call) => call()));
      for (const isCold of [false, true]) {
        await fixture.setAway(true);
        if (isCold) fixture.booking.invalidate?.();
        for (const [index, call] of calls.entries()) await expectSameOrUnavailable(call, before[index]);
        await expect(fixture.probe()).rejects.toThrow();
        await fixture.setAway(false);
        await fixture.probe();
        expect(await Promise.all(calls.map((call) => call()))).toEqual(before);
      }
    });

    if (canHang)
      test('a call fails after the timeout when the system does not respond', async () => {
        const fixture = await open({ timeoutMs: 1000 });
        const { id } = await firstClass(fixture);
        const calls = callsOf(fixture, id);
        const before = await Promise.all(calls.map((call) => call()));
        if (!fixture.hang) throw new Error('the fixture cannot hang');
        const release = await fixture.hang();
        fixture.booking.invalidate?.();
        try {
          await Promise.all(calls.map((call, index) => expectSameOrUnavailable(call, before[index])));
        } finally {
          await release();
        }
        expect(await Promise.all(calls.map((call) => call()))).toEqual(before);
      });

    if (isExternal)
      test('a call that waits for the system holds no slot of the fair queue', async () => {
        const fixture = await open({});
        const { booking } = fixture;
        // Only some classes have spots that are read from the system.
        const spotsOfAll = (await classesOf(fixture)).map(
          ({ id }) =>
            () =>
              booking.findSpots(id),
        );
        const calls = [...callsOf(fixture, (await firstClass(fixture)).id), ...spotsOfAll];
        if (!fixture.hang) throw new Error('the fixture cannot hang');
        const release = await fixture.hang();
        const queue = createFairQueue();
        let ended = 0;
        const tasks = calls.map((call) => queue.enqueue('192.0.2.1', 'read', call).finally(() => ended++));
        await expect.poll(() => queue.load.read).toEqual({ running: 0, waiting: 0 });
        expect(ended).toBeLessThan(calls.length);
        await release();
        await Promise.allSettled(tasks);
      });
  });

  test('invalidate() discards cached data', async () => {
    const fixture = await open({});
    const { booking, locationId } = fixture;
    const { id } = await firstClass(fixture);
    await fixture.renameLocation(locationId, 'A new name');
    booking.invalidate?.();
    const listed = (await booking.listLocations()).find((location) => location.id === locationId);
    expect(listed?.name).toBe('A new name');
    expect((await booking.findClass(id))?.location.name).toBe('A new name');
  });
};
