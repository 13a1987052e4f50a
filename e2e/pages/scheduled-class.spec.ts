import { expect, type Page } from '@playwright/test';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { test } from '../playwright/test.ts';
import { classRows, openSchedule } from './schedule-page.ts';

const firstClass = async (page: Page) => {
  await openSchedule(page);
  const name = await classRows(page).first().innerText();
  await page.locator('#panel-classes h3 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};

test('a class has its own page with a drawing of its room, and a text for each free mat', async ({
  page,
}) => {
  await firstClass(page);
  const drawing = page.getByRole('img', { name: /of \d+ mats are free/ });
  await expect(drawing).toBeVisible();
  const [free] = ((await drawing.getAttribute('aria-label')) ?? '').match(/\d+/) ?? [];
  const shown = (await page.locator('#class-room ~ div dd').allTextContents()).flatMap(
    (row) => row.match(/\d+/g) ?? [],
  );
  expect(shown).toHaveLength(Number(free));
  expect(await drawing.locator('.fill-sun').count()).toBe(Number(free));
});

test('the page of a class leads to the booking and to its calendar file', async ({ page }) => {
  await firstClass(page);
  await expect(page.getByRole('link', { name: /^Book / })).toHaveAttribute('href', '/get-app');
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    /^\/calendar\/classes\/\d+\.ics$/,
  );
});

test('a press on the calendar file starts no progress bar, because no page follows', async ({ page }) => {
  await firstClass(page);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting-for');
});

test('the page of a class is accessible', async ({ page }) => {
  await firstClass(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await faultsFoundByAxe(page, 'main'), `${width} px`).toEqual([]);
  }
});

test('the link back to the schedule keeps the day and the filters with which the visitor came', async ({
  page,
}) => {
  await openSchedule(page, '/schedule?location=davie');
  await page.getByRole('toolbar', { name: 'Day' }).getByRole('link').nth(2).click();
  await page.getByText('Flow', { exact: true }).first().click();
  await expect(page).toHaveURL(/location=davie&date=[\d-]+&kind=flow$/);
  const left = page.url();
  await page.locator('#panel-classes h3 a').first().click();
  const back = page.getByRole('link', { name: 'Back to the schedule' });
  await back.click();
  await expect(page).toHaveURL(left);
  await expect(page.getByRole('radio', { name: 'Flow' })).toBeChecked();
});

test('the link back to the schedule leads a visitor from elsewhere to the studio of the class', async ({
  page,
}) => {
  await openSchedule(page, '/schedule?location=davie&kind=flow');
  const to = await page.locator('#panel-classes h3 a').first().getAttribute('href');
  await page.goto(to ?? '');
  await page.getByRole('link', { name: 'Back to the schedule' }).click();
  await expect(page).toHaveURL(/\/schedule\?location=davie$/);
});
