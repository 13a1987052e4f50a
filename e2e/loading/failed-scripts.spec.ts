import { expect, type Page, test } from '@playwright/test';
import { hydrateForm } from '../support/form-actions.ts';
import { startHydration } from '../support/hydration.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

/** The files of islands. Without the entry, a page is as in without-script-files.spec.ts. */
const islandFiles = /\/assets\/(?!entry\.client).*\.js$/;

/** Advances the page's clock through the pauses between two attempts. */
const soon = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await check();
  }).toPass();

test('an island whose script files fail twice is hydrated, and handles the press made meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  /** The number of requests for each file, of which the first two fail. */
  const tries = new Map<string, number>();
  await page.route(islandFiles, async (route) => {
    const { pathname } = new URL(route.request().url());
    const count = (tries.get(pathname) ?? 0) + 1;
    tries.set(pathname, count);
    if (count === 1) await route.fulfill({ status: 503 });
    else if (count === 2) await route.abort();
    else await route.continue();
  });
  await page.goto('/on-demand');
  await page
    .getByRole('button', { name: /^Play Before the Coffee/ })
    .first()
    .click();
  await soon(page, () => expect(page.getByRole('dialog')).toBeVisible({ timeout: 300 }));
});

test('a form whose script files are refused for long requests them again at the next touch', async ({
  page,
}) => {
  await page.clock.install();
  let isDown = true;
  let requestCount = 0;
  await page.route(islandFiles, async (route) => {
    requestCount += 1;
    await (isDown ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto('/contact-us');
  await expect(async () => {
    const before = requestCount;
    await page.clock.runFor(60_000);
    expect(requestCount).toBe(before);
    expect(requestCount).toBeGreaterThan(0);
  }).toPass();
  isDown = false;
  await hydrateForm(page, 'contact');
});

test('a form whose script files never arrive is posted by the browser', async ({ page }) => {
  await page.route(/\/assets\/forms-/, (route) => route.abort());
  await page.goto('/on-demand');
  await page.locator('form[method=post] [name="name"]').first().fill('Ana');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
  await page.locator('form[method=post] button[type="submit"]').first().click();
  await sent;
});

test('code on demand that never arrives is named in a notice, and the rest of the page works', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/assets\/video-dialog-/, (route) => route.abort());
  await page.goto('/on-demand');
  await startHydration(page);
  await page
    .getByRole('button', { name: /^Play Before the Coffee/ })
    .first()
    .click();
  await expect(async () => {
    // Short steps, so that the notice does not appear and disappear within one.
    await page.clock.fastForward(1000);
    await expect(page.getByText('A part of this page did not arrive.')).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await page.getByRole('tab', { name: 'FIIT' }).click();
  await page.clock.runFor(1000);
  await expect(page.locator('#panel-fiit article').first()).toBeVisible();
});
