import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { TicketRow } from '#domain/tickets/views.ts';
import { freePort } from '#tests/support/ports.ts';
import { recordCalls } from '../browser/record-calls.ts';
import { addColleague, openStudio, sendLead, startSession, useSession } from './staff-session.ts';

const midtown = openStudio('midtown-miami');
const night = '2026-11-16T06:30:00-05:00';
const morning = '2026-11-16T08:30:00-05:00';
const nextDay = '2026-11-17T10:05:00-05:00';

/** A site of this journey alone, whose clock stands; at the next call it starts again with the same data. */
const ownSite = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'heliora-forty-'));
  const url = `http://localhost:${await freePort()}`;
  let child: ChildProcess | undefined;
  const stop = async () => {
    const running = child;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill('SIGTERM');
    await ended;
  };
  const startAt = async (NOW: string) => {
    await stop();
    child = spawn('node', ['scripts/start.mjs'], {
      env: {
        ...process.env,
        ...{ PORT: new URL(url).port, DATA_DIR: dataDir, NOW, LOG_LEVEL: 'error' },
        ...{ FORMS_PER_MINUTE: '500', STOP_WITH_PARENT: '1' },
      },
      stdio: 'ignore',
    });
    const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok);
    await expect.poll(() => isReady().catch(() => false), { timeout: 60_000 }).toBe(true);
  };
  return { dataDir, url, startAt, stop };
};
let site: Awaited<ReturnType<typeof ownSite>>;
test.beforeAll(async () => {
  site = await ownSite();
});
test.afterAll(() => site.stop());

const rowsOf = async ({ request }: Page, list: string): Promise<TicketRow[]> => {
  const response = await request.get(list, { headers: { accept: 'application/json' } });
  return (await response.json()).screen.data.rows;
};
const dueOf = async (page: Page) =>
  (await rowsOf(page, '/staff/leads?tab=mine')).filter(({ isOverdue }) => isOverdue);
/** What the forms of the screens send, without the screens. */
const post = async ({ request }: Page, id: string, change: string, form: Record<string, string>) =>
  expect((await request.post(`/staff/leads/${id}/${change}`, { form })).status()).toBe(200);

const expectNotice = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').getByText(text)).toBeVisible();
const call = async (page: Page, outcome: 'Reached' | 'Left a message') => {
  await page.locator('summary', { hasText: 'Call' }).tap();
  await page.getByRole('button', { name: outcome }).tap();
  await expectNotice(page, /^Noted/);
};
const moveTo = async (page: Page, stage: string, notice: string) => {
  await page.locator('[data-sheet="stage"] > summary').tap();
  await page.getByRole('button', { name: stage }).tap();
  await expectNotice(page, notice);
};
const readFigures = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((cell) => [
      cell.querySelector('dt')?.textContent ?? '',
      cell.querySelector('dd > span > :first-child')?.textContent ?? '',
    ]),
  );

test('forty leads are called, half of them again the next day, eight try, three join, and the figures say so', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { dataDir, url, startAt } = site;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await recordCalls(page);
  await startAt(night);
  for (let n = 1; n <= 40; n++)
    await sendLead(page.request, {
      name: `Maya Park ${n}`,
      phone: `305-555-0${100 + n}`,
      locationId: midtown.locationId,
    });
  const nina = addColleague(dataDir, { name: 'Nina Park', role: 'Studio_Manager', studios: [midtown.id] });
  const signInAt = (now: string) => useSession(context, startSession(dataDir, nina, Date.parse(now)));

  await startAt(morning);
  await signInAt(morning);
  await expect.poll(async () => (await rowsOf(page, '/staff/leads')).length).toBe(40);
  // Two by thumb, of whom one is not reached.
  await page.goto('/staff');
  await page.locator('[data-row-link]').first().tap();
  await call(page, 'Reached');
  const heading = page.getByRole('heading', { level: 1 });
  const first = (await heading.textContent()) ?? '';
  await page.getByRole('link', { name: 'Next lead' }).first().tap();
  await expect(heading).not.toHaveText(first);
  await call(page, 'Left a message');
  const others = await rowsOf(page, '/staff/leads');
  expect(others).toHaveLength(38);
  for (const [n, { id }] of others.entries()) {
    const result: Record<string, string> =
      n % 2 === 0 ? { outcome: 'reached' } : { outcome: 'no-answer', when: 'tomorrow' };
    await post(page, id, 'contact', { channel: 'call', ...result });
  }
  expect(await rowsOf(page, '/staff/leads')).toEqual([]);

  // An open screen would report that the site is away.
  await page.goto('about:blank');
  await startAt(nextDay);
  await signInAt(nextDay);
  expect(await dueOf(page)).toHaveLength(20);
  // One by thumb, who is reached, tries a class and joins.
  await page.goto('/staff/leads');
  await page.getByRole('link', { name: 'Mine' }).tap();
  await page.locator('[data-row-link]', { hasText: 'Try again' }).first().tap();
  await call(page, 'Reached');
  await moveTo(page, 'Trial booked', 'Moved.');
  await moveTo(page, 'Joined', 'Joined. Well worked.');
  // All others are reached, seven try a class, two join.
  const rest = await dueOf(page);
  expect(rest).toHaveLength(19);
  for (const [n, { id, version }] of rest.entries()) {
    await post(page, id, 'contact', { channel: 'call', outcome: 'reached' });
    const stages = n < 2 ? ['trial-booked', 'joined'] : n < 7 ? ['trial-booked'] : [];
    for (const [at, stage] of stages.entries())
      await post(page, id, 'stage', { stage, version: String(version + 1 + at) });
  }
  expect(await dueOf(page)).toEqual([]);

  await page.goto('/staff/figures?hours=all');
  expect(await page.evaluate(readFigures)).toEqual({
    ...{ Leads: '40', '5 min': '0', '1 hour': '0', '1 day': '20', 'Not yet': '0', Tries: '1.5' },
    ...{ Trials: '8', Visits: '0', Joined: '3' },
  });
  await page.locator('main dl a[href*="figure=joined"]').tap();
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await context.close();
});
