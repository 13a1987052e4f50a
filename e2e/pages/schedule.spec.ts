import { expect } from '@playwright/test';
import { dayMs } from '#domain/durations.ts';
import { operationOf } from '../playwright/operation-of.ts';
import { test } from '../playwright/test.ts';
import {
  classRows,
  emptyClassWindow,
  isClassWindow,
  listedDays,
  moreDaysThan,
  onGraphql,
  openSchedule,
  scrollUntil,
  studioSelect,
} from './schedule-page.ts';

test('the first three days are in the HTML itself, in the order of their hours', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/schedule?date=`)).text();
  const found = [...html.matchAll(/data-day="([\d-]+)"/g)].map(([, day]) => day);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(3);
  expect(found).toEqual(found.toSorted());
  expect(html).toContain('spots left');
});

test('the list grows to the last day, also after a failure', async ({ page }) => {
  const windows: string[] = [];
  let mode: 'fail' | 'as it is' | 'empty' = 'fail';
  await onGraphql(page, (route) => {
    expect(route.request().method()).toBe('GET');
    if (!isClassWindow(route.request())) return route.continue();
    if (mode === 'fail') return route.abort();
    const { variables } = operationOf(route.request());
    windows.push(`${variables.min} ${variables.max}`);
    return mode === 'empty'
      ? route.fulfill({ contentType: 'application/json', body: emptyClassWindow })
      : route.continue();
  });
  await openSchedule(page);
  const before = await classRows(page).count();
  const daysBefore = await listedDays(page).count();

  await test.step('a failure shows a message, keeps the list and offers a retry', async () => {
    await scrollUntil(page, () =>
      expect(page.getByRole('alert')).toHaveText(/Please try again.*Failed to fetch results/, {
        timeout: 2000,
      }),
    );
    await expect(classRows(page)).toHaveCount(before);
    mode = 'as it is';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => classRows(page).count()).toBeGreaterThan(before);
  });

  await test.step('scrolling loads the next three days by GET, each class once', async () => {
    await scrollUntil(page, moreDaysThan(page, daysBefore + 3));
    const distance = (text: string) => {
      const [min = '', max = ''] = text.split(' ');
      return (Date.parse(max) - Date.parse(min)) / dayMs;
    };
    expect(windows.map(distance)).toEqual(windows.map(() => 2));
    const links = await page
      .locator('#panel-classes h3 a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
  });

  await test.step('loading stops when a later window is empty', async () => {
    windows.length = 0;
    mode = 'empty';
    await scrollUntil(page, () =>
      expect(page.getByText('That is the schedule so far.')).toBeVisible({ timeout: 2000 }),
    );
    expect(windows).toHaveLength(1);
  });
});

test('a first window that fails shows a message instead of a list, and loads after a retry', async ({
  page,
}) => {
  await openSchedule(page);
  let isDown = true;
  await onGraphql(page, (route) =>
    isDown && isClassWindow(route.request()) ? route.abort() : route.fallback(),
  );
  // Observed inside the page, because the notice is shown for only 1700 ms.
  const shownNotice = page.waitForFunction(() => {
    const notice = document.querySelector('section[popover] [role="alert"]');
    return notice && { text: notice.textContent, top: notice.getBoundingClientRect().top };
  });
  await studioSelect(page).selectOption('weston');
  const { text, top } = (await (await shownNotice).jsonValue()) as { text: string; top: number };
  expect(text).toMatch(/Please try again.*Failed to fetch results/);
  // Above the navbar, where it covers no button of the page.
  expect(top).toBeLessThan(100);
  await expect(classRows(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No Classes Found' })).toHaveCount(0);
  isDown = false;
  await page.locator('#panel-classes').getByRole('button', { name: 'Try again' }).click();
  await expect(classRows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/location=weston/);
});

test.describe('a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });
  test('sees the studio’s time, as in the HTML, and the current day in a tab left open overnight', async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    const html = await (await fetch(`${baseURL}/schedule`)).text();
    const times = (text: string) => [...text.matchAll(/<time[^>]*datetime="([^"]+)"/gi)].map(([, at]) => at);
    await openSchedule(page);
    const first = page.locator('#panel-classes li time').first();
    const at = (await first.getAttribute('datetime')) ?? '';
    expect(times(html)).toContain(at);
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(at));
    await expect(first).toContainText(clock.replace(/\s/u, ' '));

    // Late in the evening the list has no class of today, so the test uses the day "Tomorrow".
    const tomorrow = page
      .locator('#panel-classes [data-day]')
      .filter({ has: page.getByRole('heading', { name: /^Tomorrow/ }) });
    const day = (await tomorrow.getAttribute('data-day')) ?? '';
    const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      timeStyle: 'short',
    })
      .format(new Date())
      .split(':')
      .map(Number);
    const minutesToOneAtNight = 25 * 60 - (hour * 60 + minute);
    await page.clock.fastForward(minutesToOneAtNight * 60 * 1000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const today = page.locator('#panel-classes [data-day]').first();
    await expect(today).toHaveAttribute('data-day', day);
    await expect(today.getByRole('heading', { level: 2 })).toContainText('Today');
  });
});
