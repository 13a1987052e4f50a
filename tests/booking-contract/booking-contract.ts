import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Abilities, classesOf, type OpenFixture } from './fixture.ts';
import { describeOutages } from './outages.ts';
import { describeReads } from './reads.ts';

/** The tests that every booking provider must pass (docs/recipes/add-a-provider.md). */
export const describeBooking = (name: string, open: OpenFixture, abilities: Abilities) =>
  describe(`the booking contract: ${name}`, { timeout: 60_000 }, () => {
    describeReads(open);
    describeOutages(open, abilities);
    describeBackgroundWork(open);
  });

const describeBackgroundWork = (open: OpenFixture) =>
  describe('background work', () => {
    afterEach(() => vi.useRealTimers());

    test('start() loads the data and reports changes and failures until stop()', async () => {
      // Databases and sockets of the fixture need real timeouts.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const fixture = await open({});
      const { booking, background } = fixture;
      if (!booking.start) throw new Error('the provider has no background work');
      const events = { onChange: vi.fn(), onError: vi.fn(), onNote: vi.fn() };
      const work = await booking.start(events);
      expect((await classesOf(fixture)).length).toBeGreaterThan(0);
      expect(events.onError).not.toHaveBeenCalled();
      expect(background.runningTimers()).toBeGreaterThan(0);

      await background.passTime();
      await expect.poll(() => events.onChange).toHaveBeenCalledOnce();

      await fixture.setAway(true);
      await background.passTime();
      await expect.poll(() => events.onError).toHaveBeenCalled();
      expect(events.onChange).toHaveBeenCalledOnce();
      await fixture.setAway(false);

      await work.stop();
      expect(background.runningTimers()).toBe(0);
    });
  });
