import { describe, expect, test, vi } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import type { FakeClass } from '#tests/booking-provider/fake-data.ts';
import { firstDay, openFakeMirror } from '#tests/booking-provider/open-mirror.ts';
import { classRequests, openSync, tomorrowsClass } from '#tests/booking-provider/open-sync.ts';
import { systems } from '#tests/booking-provider/systems.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

describe.each(systems)('$provider.name', (system) => {
  describeOnSqlite('the sync during an outage', (openDatabase) => {
    const open = async () => openSync(await openDatabase('seeded'), { system });

    test('failures are retried after 1, 2, 4, 8 and 15 minutes and logged once; recovery takes one round', async () => {
      const { fake, clock, sync, events, rowOf, stop } = await open();
      const changed = tomorrowsClass(fake);
      fake.setAway(true);
      fake.requests.length = 0;
      const tried: number[] = [];
      for (let second = 0; second < 90 * 60; second += 10) {
        clock.advance(10_000);
        const before = fake.requests.length;
        await sync.runNow();
        if (fake.requests.length > before) tried.push(clock.now());
      }
      const waits = tried.slice(1).map((at, index) => (at - (tried[index] ?? 0)) / minuteMs);
      for (const [index, least] of [1, 2, 4, 8, 15, 15].entries()) {
        expect(waits[index]).toBeGreaterThanOrEqual(least);
        expect(waits[index]).toBeLessThanOrEqual(least * 1.2 + 0.5);
      }
      expect(events.onError).toHaveBeenCalledOnce();
      expect(sync.monitor.ageMs(clock.now())).toBeGreaterThan(89 * minuteMs);

      fake.setAway(false);
      changed.name = 'Back again';
      clock.advance(18 * minuteMs);
      await sync.runNow();
      expect((await rowOf(changed.id))?.name).toBe('Back again');
      expect(sync.monitor.ageMs(clock.now())).toBe(0);
      expect(events.onNote).toHaveBeenCalledWith('booking provider responds again');
      await stop();
    });

    test('locations that can be read do not end an outage of the classes', async () => {
      const { fake, clock, sync, events, stop } = await open();
      fake.misbehave((url) => (fake.api.isClassList(url) ? { status: 500 } : undefined));
      for (let minutes = 0; minutes < 4 * 60; minutes += 5) {
        clock.advance(5 * minuteMs);
        await sync.runNow();
      }
      expect(events.onError).toHaveBeenCalledOnce();
      expect(events.onNote).not.toHaveBeenCalled();
      // The attempts are at least 15 minutes apart, although the locations are read every hour.
      expect(fake.requests.filter(({ url }) => fake.api.isLocationList(url)).length).toBeGreaterThan(3);
      expect(classRequests(fake).length).toBeLessThan(1 + 4 + 4 * 4);
      fake.misbehave(null);
      clock.advance(18 * minuteMs);
      await sync.runNow();
      expect(events.onNote.mock.calls).toEqual([['booking provider responds again']]);
      await stop();
    });

    test('after 429 the provider gets no request for a minute, or for as long as it says, from no process', async () => {
      const { fake, clock, sync, newSync, stop } = await open();
      const other = newSync();
      for (const [header, silence] of [
        [undefined, minuteMs],
        ['600', 10 * minuteMs],
      ] as const) {
        fake.misbehave(() => ({ status: 429, ...(header && { headers: { 'retry-after': header } }) }));
        clock.advance(20 * minuteMs);
        await sync.runNow();
        const before = fake.requests.length;
        fake.misbehave(null);
        for (let second = 0; second < silence / 1000 - 10; second += 10) {
          clock.advance(10_000);
          await Promise.all([sync.runNow(), other.runNow()]);
        }
        expect(fake.requests).toHaveLength(before);
        clock.advance(15 * minuteMs);
        await other.runNow();
        expect(fake.requests.length).toBeGreaterThan(before);
      }
      await stop();
    });

    test('a clock that is set back by a day stops neither the rounds nor the end of a pause', async () => {
      const { fake, next, rowOf, sync, stop } = await open();
      fake.misbehave(() => ({ status: 429 }));
      await next();
      expect(sync.isPaused()).toBe(true);
      fake.misbehave(null);
      // The window moves with the clock, so the changed class is one of the current day.
      const changed = fake.data.classes.find(({ day }) => day === firstDay) as FakeClass;
      changed.name = 'After the jump';
      await next(-24 * 60 * minuteMs);
      expect((await rowOf(changed.id))?.name).toBe('After the jump');
      expect(sync.isPaused()).toBe(false);
      await stop();
    });

    test('classes are read also while the locations cannot be, which is logged once', async () => {
      const { fake, rowOf, next, events, stop } = await open();
      fake.misbehave((url) => (fake.api.isLocationList(url) ? 'garbage' : undefined));
      const changed = tomorrowsClass(fake);
      for (const name of ['First', 'Second']) {
        changed.name = name;
        await next(60 * minuteMs);
        expect((await rowOf(changed.id))?.name).toBe(name);
      }
      expect(events.onError).not.toHaveBeenCalled();
      expect(events.onNote.mock.calls).toEqual([
        [
          'booking locations could not be read',
          { reason: "the booking provider's list has an unknown shape" },
        ],
      ]);
      await stop();
    });

    test('a first start with an unreachable provider serves an empty schedule and retries', async () => {
      const database = await openDatabase('seeded');
      const clock = adjustableClock();
      const { fake, sync, stored } = await openFakeMirror(database, { system, clock });
      fake.setAway(true);
      const events = { onChange: vi.fn(), onError: vi.fn(), onNote: vi.fn() };
      const work = await sync.start(events, 60_000);
      // One line in the log, although both locations and classes were requested.
      expect([events.onError.mock.calls.length, events.onNote.mock.calls.length]).toEqual([1, 0]);
      expect(sync.monitor.ageMs(clock.now())).toBeNull();
      expect((await stored()).every(({ provider }) => provider === 'embedded')).toBe(true);
      fake.setAway(false);
      clock.advance(2 * minuteMs);
      await sync.runNow();
      expect(sync.monitor.ageMs(clock.now())).toBe(0);
      expect(events.onChange).toHaveBeenCalled();
      await work.stop();
    });
  });
});
