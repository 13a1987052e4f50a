import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { TicketRow } from '#domain/tickets/views.ts';
import { freePort } from '#tests/support/ports.ts';
import { recordCalls } from '../support/record-calls.ts';
import { addColleague, sendLead, startSession, useSession } from '../support/staff-session.ts';

const midtown = { id: 8, locationId: 48750 };
const night = '2026-11-16T06:30:00-05:00';
const morning = '2026-11-16T08:30:00-05:00';
const nextDay = '2026-11-17T10:05:00-05:00';

const dataDir = mkdtempSync(join(tmpdir(), 'heliora-forty-'));
let site: { child: ChildProcess; ended: Promise<unknown> } | undefined;
test.afterAll(() => site?.child.kill('SIGKILL'));

/** A site of this test alone, whose clock stands; at the next call it starts again with the same data. */
const startAt = async (url: string, NOW: string) => {
  site?.child.kill('SIGTERM');
  await site?.ended;
  const child = spawn('node', ['scripts/start.mjs'], {
    env: {
      ...process.env,
      ...{ PORT: new URL(url).port, DATA_DIR: dataDir, NOW, LOG_LEVEL: 'error' },
      ...{ FORMS_PER_MINUTE: '500', STOP_WITH_PARENT: '1' },
    },
    stdio: 'ignore',
  });
  site = { child, ended: new Promise((done) => child.once('exit', done)) };
  const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok);
  await expect.poll(() => isReady().catch(() => false), { timeout: 60_000 }).toBe(true);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectNotice = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').getByText(text)).toBeVisible();
/** Does something that opens another lead. */
const toNextLead = async (page: Page, go: () => Promise<void>) => {
  const before = (await heading(page).textContent()) ?? '';
  await go();
  await expect(heading(page)).not.toHaveText(before);
};

type Outcome = 'Reached' | 'Left a message';
type Hands = {
  call: (outcome: Outcome) => Promise<void>;
  moveTo: (stage: 'Trial booked' | 'Joined') => Promise<void>;
  next: () => Promise<void>;
};

const thumb = (page: Page): Hands => ({
  call: async (outcome) => {
    await page.locator('summary', { hasText: 'Call' }).tap();
    await page.getByRole('button', { name: outcome }).tap();
    await expectNotice(page, /^Noted/);
  },
  moveTo: async (stage) => {
    await page.locator('[data-sheet="stage"] > summary').tap();
    await page.getByRole('button', { name: stage }).tap();
    await expectNotice(page, stage === 'Joined' ? 'Joined. Well worked.' : 'Moved.');
  },
  next: () => toNextLead(page, () => page.getByRole('link', { name: 'Next lead' }).first().tap()),
});

const keyboard = (page: Page): Hands => {
  const press = (key: string) => page.keyboard.press(key);
  const chooseByTab = async (name: string) => {
    const button = page.getByRole('button', { name });
    while (!(await button.evaluate((element) => element === document.activeElement))) await press('Tab');
    await press('Enter');
  };
  return {
    call: async (outcome) => {
      await press('c');
      await expect(page.getByRole('button', { name: 'Reached' })).toBeFocused();
      await chooseByTab(outcome);
      await expectNotice(page, /^Noted/);
    },
    moveTo: async (stage) => {
      await press('e');
      await expect(page.locator('[data-sheet="stage"] button:focus')).toBeVisible();
      await chooseByTab(stage);
      await expectNotice(page, stage === 'Joined' ? 'Joined. Well worked.' : 'Moved.');
    },
    next: () => toNextLead(page, () => press('j')),
  };
};

const rowsOf = async ({ request }: BrowserContext, list: string): Promise<TicketRow[]> => {
  const response = await request.get(list, { headers: { accept: 'application/json' } });
  return (await response.json()).screen.data.rows;
};
/** The posts of the screens' forms, without the screens. */
const post = async ({ request }: BrowserContext, path: string, form: Record<string, string>) => {
  expect((await request.post(path, { form })).status()).toBe(200);
};

/** The numbers above the figures, by their names. */
const figuresOn = (page: Page) =>
  page
    .locator('main dl > div')
    .evaluateAll((cells) =>
      Object.fromEntries(
        cells.map((cell) => [
          cell.querySelector('dt')?.textContent,
          cell.querySelector('dd > span > :first-child')?.textContent,
        ]),
      ),
    );

test('forty leads before nine: each is called, half again the next day, eight try, three join, and the figures say so', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const baseURL = `http://localhost:${await freePort()}`;
  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  const desk = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const [nina, omar] = [await phone.newPage(), await desk.newPage()];
  for (const page of [nina, omar]) await recordCalls(page);
  const [byThumb, byKeyboard] = [thumb(nina), keyboard(omar)];
  await startAt(baseURL, night);
  for (let n = 1; n <= 40; n++)
    await sendLead(desk.request, {
      name: `Maya Park ${n}`,
      phone: `305-555-0${100 + n}`,
      locationId: midtown.locationId,
    });
  const members = {
    nina: addColleague(dataDir, { name: 'Nina Park', role: 'Front_Desk', studios: [midtown.id] }),
    omar: addColleague(dataDir, { name: 'Omar Haddad', role: 'Studio_Manager', studios: [midtown.id] }),
  };
  const signIn = async (now: string) => {
    await useSession(phone, startSession(dataDir, members.nina, Date.parse(now)));
    await useSession(desk, startSession(dataDir, members.omar, Date.parse(now)));
  };

  await startAt(baseURL, morning);
  await signIn(morning);
  await expect.poll(async () => (await rowsOf(desk, '/staff/leads')).length).toBe(40);
  // Two by thumb, from the start screen; one is not reached.
  await nina.goto('/staff');
  await nina.locator('[data-row-link]').first().tap();
  for (const outcome of ['Reached', 'Left a message'] as const) {
    await byThumb.call(outcome);
    await byThumb.next();
  }
  // Two by keyboard, from the list; one is not reached.
  await omar.goto('/staff/leads');
  await expect(async () => {
    await omar.keyboard.press('j');
    await expect(omar.locator('[data-row-link]').first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await toNextLead(omar, () => omar.keyboard.press('Enter'));
  for (const outcome of ['Reached', 'Left a message'] as const) {
    await byKeyboard.call(outcome);
    await byKeyboard.next();
  }
  // The other thirty-six by the posts of the same forms.
  const others = await rowsOf(desk, '/staff/leads');
  expect(others).toHaveLength(36);
  for (const [n, { id }] of others.entries()) {
    const result: Record<string, string> =
      n % 2 === 0 ? { outcome: 'reached' } : { outcome: 'no-answer', when: 'tomorrow' };
    await post(desk, `/staff/leads/${id}/contact`, { channel: 'call', ...result });
  }
  expect(await rowsOf(desk, '/staff/leads')).toEqual([]);

  await startAt(baseURL, nextDay);
  await signIn(nextDay);
  const due = async (context: BrowserContext) =>
    (await rowsOf(context, '/staff/leads?tab=mine')).filter(({ isOverdue }) => isOverdue);
  expect([(await due(phone)).length, (await due(desk)).length]).toEqual([1, 19]);
  // One by thumb, who is reached, tries a class and joins.
  await nina.goto('/staff/leads');
  await nina.getByRole('link', { name: 'Mine' }).tap();
  await nina.locator('[data-row-link]', { hasText: 'Try again' }).first().tap();
  await byThumb.call('Reached');
  await byThumb.moveTo('Trial booked');
  await byThumb.moveTo('Joined');
  // Two by keyboard: both try a class, one joins.
  await omar.goto('/staff/leads?tab=mine');
  await expect(async () => {
    await omar.keyboard.press('j');
    await expect(omar.locator('[data-row-link]').first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await toNextLead(omar, () => omar.keyboard.press('Enter'));
  for (const isLast of [false, true]) {
    await byKeyboard.call('Reached');
    await byKeyboard.moveTo('Trial booked');
    if (!isLast) await byKeyboard.moveTo('Joined');
    await byKeyboard.next();
  }
  // Seventeen by posts: five try a class, one joins.
  const rest = await due(desk);
  expect(rest).toHaveLength(17);
  for (const [n, { id, version }] of rest.entries()) {
    await post(desk, `/staff/leads/${id}/contact`, { channel: 'call', outcome: 'reached' });
    const stages = n === 0 ? ['trial-booked', 'joined'] : n < 5 ? ['trial-booked'] : [];
    for (const [at, stage] of stages.entries())
      await post(desk, `/staff/leads/${id}/stage`, { stage, version: String(version + 1 + at) });
  }
  expect([await due(phone), await due(desk)]).toEqual([[], []]);

  const expected = {
    ...{ Leads: '40', '5 min': '0', '1 hour': '0', '1 day': '20', 'Not yet': '0', Tries: '1.5' },
    ...{ Trials: '8', Visits: '0', Joined: '3' },
  };
  await omar.goto('/staff/figures?hours=all');
  expect(await figuresOn(omar)).toEqual(expected);
  await omar.setViewportSize({ width: 390, height: 844 });
  expect(await figuresOn(omar)).toEqual(expected);
  await omar.locator('main dl a[href*="figure=joined"]').click();
  await expect(omar.locator('[data-row]')).toHaveCount(3);
  await Promise.all([phone.close(), desk.close()]);
});
