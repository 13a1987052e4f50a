import { describe, expect, test } from 'vitest';
import { type Abilities, callsOf, expectSameOrUnavailable, firstClass, type OpenFixture } from './fixture.ts';

/** The provider’s system is unreachable, hangs or changes. */
export const describeOutages = (open: OpenFixture, { canHang }: Abilities) => {
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
