import { expect, type Page, type Route, test } from '@playwright/test';
import { faultsFoundByAxe } from './support/axe.ts';
import { startHydration } from './support/hydrated.ts';
import { isWindow, onGraphql, rows, withoutPopup } from './support/schedule-page.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const generalError = (page: Page) => page.getByRole('heading', { name: 'The lights flickered' });

/** Navigation to a page whose data request fails, in each way in which it can fail. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'the network is gone': (route) => route.abort(),
  'the server is too busy': (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>A full room</h1>' }),
};
const step = async (page: Page, from: string, to: string) => {
  await page.goto(from);
  await startHydration(page);
  await page.locator(`a[href="${to}"]:visible`).first().click();
  await expect(page).toHaveURL((url) => url.pathname === to);
  await expect(page.getByRole('navigation').first()).toBeAttached();
};

test.beforeEach(({ page }) => withoutPopup(page));

for (const [name, fail] of Object.entries(failures)) {
  test(`${name} on the way to the openings: shows the catalogue’s message, and a retry works in place`, async ({
    page,
  }) => {
    let isDown = true;
    await page.route(/\/openings\.data/, (route) => (isDown ? fail(route) : route.continue()));
    await step(page, '/careers', '/openings');
    await expect(notices(page)).toContainText('Failed to submit request');
    await expect(generalError(page)).toHaveCount(0);
    const list = page.locator('#openings');
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible();
    isDown = false;
    await list.getByRole('button', { name: 'Try again' }).click();
    await expect(list.getByRole('link', { name: /^Apply/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/openings$/);
  });

  test(`${name} on the way to the schedule: the page loads its data again`, async ({ page }) => {
    await page.route(/\/schedule\.data/, fail);
    await step(page, '/', '/schedule');
    await expect(rows(page).first()).toBeVisible();
    await expect(generalError(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Studio' })).toHaveValue('midtown-miami');
  });

  test(`${name} for all of the schedule: shows the catalogue’s message, and a retry works in place`, async ({
    page,
  }) => {
    let isDown = true;
    await page.route(/\/schedule\.data/, fail);
    await onGraphql(page, (route) => (isDown && isWindow(route) ? fail(route) : route.continue()));
    await step(page, '/', '/schedule');
    await expect(page.getByRole('heading', { name: 'Please try again' })).toBeVisible();
    await expect(page.locator('#panel-classes')).toContainText('Failed to fetch results');
    expect(await faultsFoundByAxe(page)).toEqual([]);
    isDown = false;
    await page.locator('#panel-classes').getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test(`${name} on the way to a form: the form is still shown`, async ({ page }) => {
    await page.route(/\/contact-us\.data/, fail);
    await step(page, '/faq', '/contact-us');
    const chosen = page.getByRole('combobox', { name: /studio/i }).first();
    await expect(chosen.getByRole('option', { name: 'Davie' })).toBeAttached();
    await expect(generalError(page)).toHaveCount(0);
  });

  test(`${name} on the way to the library: the library loads its videos by itself`, async ({ page }) => {
    await page.route(/\/on-demand\.data/, fail);
    await step(page, '/faq', '/on-demand');
    await expect(page.getByRole('tabpanel').locator('article').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Flow, to move' }).locator('article')).toHaveCount(6);
  });

  test(`${name} on the way to a studio: shows a message inside the site, and a retry works in place`, async ({
    page,
  }) => {
    let isDown = true;
    await page.route(/\/davie\.data/, (route) => (isDown ? fail(route) : route.continue()));
    await step(page, '/locations', '/davie');
    await expect(page.getByRole('heading', { name: 'Please try again' })).toBeVisible();
    await expect(generalError(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Davie/ })).toBeVisible();
  });
}

test('a message of the server’s is shown for videos, with a code or without', async ({ page }) => {
  const message = 'The library is being dusted.';
  await page.route('**/graphql?query=query+VideoPage*', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message }] } }),
  );
  await page.goto('/on-demand');
  await startHydration(page);
  await page.getByRole('tab', { name: 'FIIT' }).click();
  await expect(notices(page)).toContainText(message);
});
