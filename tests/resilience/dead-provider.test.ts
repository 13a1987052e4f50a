import type { EntryContext, ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import * as schedulePage from '#app/routes/schedule.tsx';
import * as scheduledClass from '#app/routes/scheduled-class.tsx';
import { addDays } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import { marianaTek } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import { openMirror } from '#server/integrations/booking/mirror/open-mirror.ts';
import type { Sync } from '#server/integrations/booking/mirror/sync.ts';
import { type FakeClass, makeClasses } from '#tests/booking-provider/fake-data.ts';
import { startFakeMariana } from '#tests/booking-provider/fake-system.ts';
import { firstDay, settingsFor } from '#tests/booking-provider/open-mirror.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { createSmallSite } from '#tests/site/small-site.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The real loaders and cache policies of the schedule and of a class; a page is its loader data as text. */
const build = {
  ...smallBuild,
  entry: {
    module: {
      ...smallBuild.entry.module,
      default: (_: Request, status: number, headers: Headers, context: EntryContext) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        const { loaderData } = context.staticHandlerContext;
        return new Response(`<!doctype html><pre>${JSON.stringify(loaderData)}</pre>`, { status, headers });
      },
    },
  },
  routes: {
    ...smallBuild.routes,
    schedule: {
      ...smallBuild.routes.schedule,
      module: { default: () => null, loader: schedulePage.loader, handle: schedulePage.handle },
    },
    class: {
      ...smallBuild.routes.class,
      module: { default: () => null, loader: scheduledClass.loader, handle: scheduledClass.handle },
    },
  },
} as unknown as ServerBuild;

/** The whole site with a provider, and a clock that the test moves. */
const openSite = async () => {
  const classes = makeClasses(firstDay, { locations: 3, days: 8, perDay: 6 });
  const fake = await startFakeMariana({ classes, locations: 3 });
  const clock = adjustableClock();
  let sync: Sync | undefined;
  const { services, open } = await createSmallSite({
    env: settingsFor(fake, { DATA_DIR: temporaryFolder() }),
    clock,
    build,
    bookingProviders: {
      'mariana-tek': (services) => {
        const opened = openMirror(marianaTek, services);
        sync = opened.sync;
        return opened.booking;
      },
    },
  });
  const onError = vi.fn();
  const work = await services.booking.start?.({ onChange: services.announceChange, onError });
  const { url } = await open();
  return {
    fake,
    onError,
    discardCaches: services.announceChange,
    visit: async (path: string) => {
      const response = await fetch(url + path);
      return { status: response.status, text: await response.text() };
    },
    pass: async (ms: number) => {
      clock.advance(ms);
      await sync?.runNow();
    },
    close: async () => {
      await work?.stop();
      await fake.close();
    },
  };
};

const tomorrow = (classes: readonly FakeClass[]): FakeClass => {
  const found = classes.find(({ day, locationId }) => day === addDays(firstDay, 1) && locationId === '900');
  if (!found) throw new Error('the fake has no class tomorrow');
  return found;
};
const studio = '/schedule?location=north-fort-lauderdale';
const windowQuery = (day: string) =>
  `/graphql?${new URLSearchParams({
    query: `{ getLocalClassesV2(location_id: "48717", min: "${day}", max: "${addDays(day, 2)}") { results { name } } }`,
  })}`;

test('during an outage of 24 hours visitors see an older schedule, and one round ends it', async () => {
  const site = await openSite();
  const { fake, visit, pass } = site;
  const shown = tomorrow(fake.data.classes);
  const pages = [
    studio,
    `/schedule/classes/${shown.id}`,
    '/calendar/north-fort-lauderdale.ics',
    windowQuery(addDays(firstDay, 2)),
  ];
  for (const page of pages) expect((await visit(page)).text).toContain(shown.name);
  expect((await visit(studio)).text).not.toContain('"asOf":');

  fake.setAway(true);
  fake.requests.length = 0;
  const ages: boolean[] = [];
  const statuses = new Set<number>();
  // Every ten minutes for an hour, then every hour.
  for (let step = 0; step < 6 + 23; step++) {
    await pass((step < 6 ? 10 : 60) * minuteMs);
    // The caches are emptied, so that nothing comes from the page cache.
    site.discardCaches();
    // After the first hour visitors come every four hours: nothing changes on our side in between.
    if (step >= 6 && step % 4 !== 0) continue;
    for (const page of pages) statuses.add((await visit(page)).status);
    ages.push((await visit(`${studio}&kind=flow`)).text.includes('"asOf":'));
  }
  expect(statuses).toEqual(new Set([200]));
  // The age is not shown at 10, 20 and 30 minutes, and always after that.
  expect(ages.slice(0, 4)).toEqual([false, false, false, true]);
  expect(ages.slice(3)).not.toContain(false);
  expect(site.onError).toHaveBeenCalledOnce();
  // Attempts are at least 15 minutes apart, with two requests each, and no room is read after the first
  // failure.
  expect(fake.requests.length).toBeGreaterThan(24);
  expect(fake.requests.length).toBeLessThan(24 * 4 * 2 + 20);

  fake.setAway(false);
  shown.name = 'Back after a day';
  await pass(18 * minuteMs);
  const page = await visit(studio);
  expect(page.text).toContain('Back after a day');
  expect(page.text).not.toContain('"asOf":');
  await site.close();
});
