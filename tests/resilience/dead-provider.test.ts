import { expect, test, vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { marianaTek } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import { openMirror } from '#server/integrations/booking/mirror/open-mirror.ts';
import type { Sync } from '#server/integrations/booking/mirror/sync.ts';
import { makeClasses } from '#tests/booking-provider/fake-data.ts';
import { startFakeMariana } from '#tests/booking-provider/fake-system.ts';
import { firstDay, settingsFor } from '#tests/booking-provider/open-mirror.ts';
import { tomorrowsClass } from '#tests/booking-provider/open-sync.ts';
import { createSmallSite } from '#tests/site/small-site.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

vi.setConfig({ testTimeout: 120_000 });

test('during an outage of 24 hours visitors get the older schedule, and one round ends it', async () => {
  const classes = makeClasses(firstDay, { locations: 3, days: 8, perDay: 6 });
  const fake = await startFakeMariana({ classes, locations: 3 });
  const clock = adjustableClock();
  let sync: Sync | undefined;
  const { services, open } = await createSmallSite({
    env: settingsFor(fake, { DATA_DIR: temporaryFolder() }),
    clock,
    bookingProviders: {
      'mariana-tek': (options) => {
        const opened = openMirror(marianaTek, options);
        sync = opened.sync;
        return opened.booking;
      },
    },
  });
  const onError = vi.fn();
  const work = await services.booking.start?.({
    onChange: services.invalidateCaches,
    onError,
    onNote: () => {},
  });
  const { url } = await open();
  const shown = tomorrowsClass(fake);
  const day = addDays(firstDay, 1);
  const query = `{ getLocalClassesV2(location_id: "48717", min: "${day}", max: "${day}") { results { name } } }`;
  const responses = ['/calendar/north-fort-lauderdale.ics', `/graphql?${new URLSearchParams({ query })}`];
  const expectShown = async (name: string) => {
    // Nothing may come from a cache.
    services.invalidateCaches();
    for (const path of responses) expect(await (await fetch(url + path)).text()).toContain(name);
  };
  await expectShown(shown.name);

  const nameBefore = shown.name;
  fake.setAway(true);
  shown.name = 'Back after a day';
  for (let hour = 0; hour < 24; hour++) {
    clock.advance(hourMs);
    await sync?.runNow();
    if (hour % 8 === 0) await expectShown(nameBefore);
  }
  expect(services.booking.monitor?.ageMs(clock.now())).toBe(24 * hourMs);
  expect(onError).toHaveBeenCalledOnce();

  fake.setAway(false);
  clock.advance(18 * minuteMs);
  await sync?.runNow();
  await expectShown('Back after a day');
  await work?.stop();
  await fake.close();
});
