import { afterAll, describe, vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { hourMs } from '#domain/durations.ts';
import { createMediaUrls } from '#server/media/media-urls.ts';
import { describeBooking } from '#tests/booking-contract/booking-contract.ts';
import type { OpenFixture } from '#tests/booking-contract/fixture.ts';
import { makeClasses, oddClasses } from '#tests/booking-provider/fake-data.ts';
import { type FakeSystem, startFakeSystem } from '#tests/booking-provider/fake-system.ts';
import { firstDay, settingsFor } from '#tests/booking-provider/open-mirror.ts';
import { systems } from '#tests/booking-provider/systems.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { openMirror } from './open-mirror.ts';

describe.each(systems)('$provider.name', ({ provider, api }) => {
  describeOnSqlite('a mirror', (openDatabase) => {
    const fakes: FakeSystem[] = [];
    afterAll(() => Promise.all(fakes.map((fake) => fake.close())));

    const open: OpenFixture = async () => {
      const database = await openDatabase('seeded');
      const classes = [
        ...makeClasses(firstDay, { locations: 3, days: 5, perDay: 6 }),
        ...oddClasses(firstDay),
      ];
      const fake = await startFakeSystem(api, { classes, locations: 3 });
      fakes.push(fake);
      const clock = adjustableClock();
      const openProcess = () =>
        openMirror(provider, {
          env: settingsFor(fake),
          database,
          clock,
          media: createMediaUrls({ CDN_URL: null }),
        });
      /** A second process, which runs the rounds. */
      const { sync } = openProcess();
      await sync.runNow();
      const nextHour = async () => {
        clock.advance(hourMs);
        await sync.runNow();
      };
      return {
        booking: openProcess().booking,
        locationId: '48717',
        from: firstDay,
        to: addDays(firstDay, 3),
        renameLocation: async (_, name) => {
          Object.assign(fake.data.locations[0] ?? {}, { name });
          await nextHour();
        },
        cancelClass: async (id) => {
          fake.classOf(Number(id)).isCancelled = true;
          await nextHour();
        },
        setAway: fake.setAway,
        probe: () => fetch(fake.url),
        hang: async () => {
          fake.misbehave(() => 'hang');
          return async () => fake.misbehave(null);
        },
        background: {
          passTime: async () => {
            Object.assign(fake.data.classes[10] ?? {}, { name: `Changed at ${clock.now()}` });
            clock.advance(61_000);
            vi.advanceTimersByTime(61_000);
          },
          runningTimers: () => vi.getTimerCount(),
        },
      };
    };

    describeBooking(provider.name, open, {
      canHang: true,
    });
  });
});
