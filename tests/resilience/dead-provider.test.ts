import type { EntryContext, ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import * as schedulePage from '#app/routes/schedule.tsx';
import * as scheduledClass from '#app/routes/scheduled-class.tsx';
import { addDays } from '#domain/dates.ts';
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
const minute = 60_000;

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

/** The whole site with a provider, a clock that the test moves, and some locations and classes. */
const openSite = async (size: { locations: number; days: number; perDay: number }) => {
  const fake = await startFakeMariana({ classes: makeClasses(firstDay, size), locations: size.locations });
  const clock = adjustableClock();
  const env = settingsFor(fake, { DATA_DIR: temporaryFolder(), TRUSTED_PROXIES: '127.0.0.1' });
  let sync: Sync | undefined;
  const { services, open } = await createSmallSite({
    env,
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
  let visitors = 0;
  return {
    fake,
    clock,
    onError,
    discardCaches: services.announceChange,
    visit: async (path: string) => {
      visitors += 1;
      const network = `192.0.${Math.floor(visitors / 200) % 200}.${visitors % 200}`;
      const response = await fetch(url + path, { headers: { 'x-forwarded-for': network } });
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
  const site = await openSite({ locations: 3, days: 8, perDay: 6 });
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
    await pass((step < 6 ? 10 : 60) * minute);
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
  await pass(18 * minute);
  const page = await visit(studio);
  expect(page.text).toContain('Back after a day');
  expect(page.text).not.toContain('"asOf":');
  await site.close();
});

test('a change is on our pages after the next round: within a minute for two days, within ten for later ones', async () => {
  const site = await openSite({ locations: 3, days: 8, perDay: 6 });
  const { fake, visit, pass } = site;
  const soon = tomorrow(fake.data.classes);
  const later = fake.data.classes.find(
    ({ day, locationId }) => day === addDays(firstDay, 6) && locationId === '900',
  );
  if (!later) throw new Error('the fake has no later class');
  const laterPage = `${studio}&date=${later.day}`;
  const pages = [studio, `/schedule/classes/${soon.id}`, laterPage];
  for (const page of pages) expect((await visit(page)).text).not.toContain('A new name');
  soon.name = 'A new name';
  later.name = 'A new name later';
  await pass(minute);
  expect((await visit(studio)).text).toContain('A new name');
  expect((await visit(`/schedule/classes/${soon.id}`)).text).toContain('A new name');
  expect((await visit(laterPage)).text).not.toContain('A new name later');
  await pass(9 * minute);
  expect((await visit(laterPage)).text).toContain('A new name later');
  await site.close();
});

test('the provider gets at most three requests a minute, with 1 visitor and with 500', async () => {
  // All seventeen locations with twelve classes a day; every visitor opens another class, while the
  // whole schedule is read once.
  const minutes = 10;
  const site = await openSite({ locations: 17, days: 15, perDay: 12 });
  const { fake, visit, pass } = site;
  const rooms = fake.data.classes.filter(({ hasRoom, isCountPublic }) => hasRoom && isCountPublic);
  const requestsWith = async (visitors: number) => {
    fake.requests.length = 0;
    const statuses = new Set<number>();
    let visited = 0;
    for (let at = 1; at <= minutes; at++) {
      await pass(minute);
      const arriving = rooms.splice(0, Math.ceil((visitors * at) / minutes) - visited);
      visited += arriving.length;
      const responses = await Promise.all(arriving.map(({ id }) => visit(`/schedule/classes/${id}`)));
      for (const { status } of responses) statuses.add(status);
    }
    expect(visited).toBe(visitors);
    expect(statuses).toEqual(new Set([200]));
    return fake.requests.length;
  };
  const few = await requestsWith(1);
  const many = await requestsWith(500);
  await site.close();
  expect(few / minutes).toBeLessThanOrEqual(3);
  expect(many / minutes).toBeLessThanOrEqual(3);
  // The number of rounds does not depend on visitors; only the rooms of some classes are read.
  expect(few).toBeGreaterThan(minutes);
});
