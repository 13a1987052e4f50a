import { expect, test } from '@playwright/test';
import { faultsFoundByAxe } from '../support/axe.ts';
import { classRows, listedDays, moreDaysThan, openSchedule, scrollUntil } from '../support/schedule-page.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

test('a class has its own page, and Back restores the list', async ({ page }) => {
  await openSchedule(page);
  const before = await listedDays(page).count();
  await scrollUntil(page, moreDaysThan(page, before));
  const name = await classRows(page).last().innerText();
  const count = await classRows(page).count();
  await page.locator('#panel-classes h3 a').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const drawing = page.getByRole('img', { name: /of \d+ mats are free/ });
  await expect(drawing).toBeVisible();
  // The drawing has a text alternative for each mat.
  const [free] = ((await drawing.getAttribute('aria-label')) ?? '').match(/\d+/) ?? [];
  const shown = (await page.locator('#class-room ~ div dd').allTextContents()).flatMap(
    (row) => row.match(/\d+/g) ?? [],
  );
  expect(shown).toHaveLength(Number(free));
  expect(await drawing.locator('.fill-sun').count()).toBe(Number(free));
  await expect(page.getByRole('link', { name: /^Book / })).toHaveAttribute('href', '/get-app');
  for (const width of [390, 1440])
    await test.step(`the page of a class is accessible at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await faultsFoundByAxe(page, 'main')).toEqual([]);
    });
  // Search engines read the HTML: only the server writes structured data.
  const html = await (await fetch(page.url())).text();
  const event = JSON.parse(
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .find((text) => text.includes('"Event"')) ?? '{}',
  );
  expect(event).toMatchObject({ '@type': 'Event', name });
  const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const file = await (await fetch(new URL(calendar ?? '', page.url()))).text();
  expect(file).toContain('DTSTART;TZID=America/New_York:');
  expect(file).not.toContain('REFRESH-INTERVAL');
  await page.goBack();
  await expect.poll(() => classRows(page).count()).toBeGreaterThanOrEqual(count);
});

test('a class that cannot exist is not found, and a past one is gone', async ({ baseURL }) => {
  for (const id of ['abc', '0', '99999999999999999999'])
    expect((await fetch(`${baseURL}/schedule/classes/${id}`)).status).toBe(404);
  const past = await fetch(`${baseURL}/schedule/classes/1`);
  expect(past.status).toBe(410);
  const html = await past.text();
  expect(html).toMatch(/<title>This class is over/);
  expect(html).toMatch(/<h1[^>]*>That class is over</);
  expect(html).toMatch(/<main.* href="\/schedule"[^>]*>Schedule<.*<\/main>/s);
});
