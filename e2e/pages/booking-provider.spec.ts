import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addDays, studioDay } from '#domain/dates.ts';
import { makeClasses } from '#tests/booking-provider/fake-data.ts';
import { type FakeSystem, startFakeMariana } from '#tests/booking-provider/fake-system.ts';
import { startFakeBoards } from '#tests/fakes/fake-boards.ts';
import { type SiteProcess, startSiteProcess } from '#tests/site/site-process.ts';
import { boxOf } from '../playwright/box-of.ts';
import { test } from '../playwright/test.ts';

/** The built site with an external booking provider and a job board. */
test.describe.configure({ mode: 'serial' });

const today = studioDay(Date.now());
let fake: FakeSystem;
let boards: Awaited<ReturnType<typeof startFakeBoards>>;
let site: SiteProcess;
let url: string;

test.beforeAll(async () => {
  fake = await startFakeMariana({
    classes: makeClasses(today, { locations: 3, days: 3, perDay: 11 }),
    locations: 3,
  });
  boards = await startFakeBoards();
  boards.post([
    { id: '7', title: 'Flow Yoga Teacher', location: 'Heliora Davie, FL', url: 'https://jobs.example/7' },
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'heliora-provider-'));
  const map = join(folder, 'map.json');
  writeFileSync(map, JSON.stringify(fake.mapping()));
  const settings = {
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    BOOKING_PROVIDER: 'mariana-tek',
    BOOKING_URL: fake.url,
    BOOKING_MAP: map,
    BOOKING_PAGE_URL: 'https://book.example/?_mt=/classes/{class}/reserve',
    OPENINGS_URL: boards.greenhouse,
  };
  site = await startSiteProcess(settings, 'server/main.ts');
  url = site.url;
});
test.afterAll(async () => {
  await site.stop();
  await Promise.all([fake.close(), boards.close()]);
});

const html = async (path: string) => (await fetch(`${url}${path}`)).text();
const roomTomorrow = () => {
  const room = fake.data.classes.find(
    ({ day, hasRoom, isCountPublic, status }) =>
      day === addDays(today, 1) && hasRoom && isCountPublic && status === null,
  );
  if (!room) throw new Error('the fake has no room tomorrow');
  return room;
};

test('the page of a class shows its mats and leads to the provider’s page', async ({ page }) => {
  const room = roomTomorrow();
  const target = (id: number) => `https://book.example/?_mt=/classes/${id}/reserve`;

  await page.goto(`${url}/schedule/classes/${room.id}`);
  await expect(page.getByRole('link', { name: /^book/i }).first()).toHaveAttribute('href', target(room.id));
  const plan = page.getByRole('img', { name: `${room.free} of 30 mats are free.` });
  const mats = plan.locator('rect');
  await expect(mats).toHaveCount(30);
  for (const width of [390, 1440])
    await test.step(`side by side, and inside the plan, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = [await boxOf(mats.first()), await boxOf(mats.nth(1))];
      expect(second.x).toBeGreaterThan(first.x + first.width);
      const [last, frame] = [await boxOf(mats.last()), await boxOf(plan)];
      expect(last.y + last.height).toBeLessThan(frame.y + frame.height);
    });
});

test('the openings are those of the job board', async () => {
  expect(await html('/openings')).toMatch(
    /<a[^>]* href="https:\/\/jobs\.example\/7"[^>]* aria-label="Apply for Flow Yoga Teacher, Davie"/,
  );
});

test('texts without Spanish are English on Spanish pages, and marked', async () => {
  expect(await html('/es/openings')).toMatch(/<p lang="en"[^>]*>Flow Yoga Teacher</);
  const inSpanish = await html(`/es/schedule/classes/${roomTomorrow().id}`);
  expect(inSpanish).toMatch(/<p lang="en"[^>]*>Strong &amp; slow\.</);
  expect(inSpanish).toContain('"inLanguage":"en"');
  const rows = await html(`/es/schedule?location=north-fort-lauderdale&date=${addDays(today, 1)}`);
  expect(rows).toMatch(/<h3 lang="en"[^>]*><a[^>]*>FIIT Burn</);
  expect(rows, 'a name of our own').toMatch(/<h3 class[^>]*><a[^>]*>Sunrise Flow</);
});
