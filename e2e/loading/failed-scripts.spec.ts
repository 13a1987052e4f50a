import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test.ts';
import { hydrateForm } from '../forms/form-actions.ts';
import { startHydration } from './hydration.ts';
import { holdScripts } from './script-files.ts';

test.use({ viewport: { width: 390, height: 844 } });
/** The files of islands. Without the entry, a page is as in e2e/loading/without-script-files.spec.ts. */
const islandFiles = /\/assets\/(?!entry\.client).*\.js$/;

const missing = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A part of this page did not arrive.' });

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

test('a form that the browser posts because its script files failed is not sent again when they arrive', async ({
  page,
}) => {
  await page.clock.install();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  let isDown = true;
  await page.route(/\/assets\/forms-/, (route) => (isDown ? route.abort() : route.continue()));
  // As if the response had not arrived yet: the browser stays on this page.
  await page.route('**/on-demand', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await page.goto('/on-demand');
  await page.locator('form[method=post] [name="name"]').first().fill('Ana');
  await page.locator('form[method=post] button[type="submit"]').first().click();
  await soon(page, async () => expect(posts).toHaveLength(1));
  isDown = false;
  const island = page.locator('[data-island=library-sign-up]');
  await soon(page, () => expect(island).toHaveAttribute('data-state', 'ready', { timeout: 300 }));
  await page.clock.runFor(1000);
  expect(posts).toHaveLength(1);
});

test('a press whose script files never arrive ends with a notice, and is not made later', async ({
  page,
}) => {
  await page.clock.install();
  let isDown = true;
  await page.route(islandFiles, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/on-demand');
  const play = page.getByRole('button', { name: /^Play Before the Coffee/ }).first();
  await play.click();
  await soon(page, () => expect(missing(page)).toBeVisible({ timeout: 300 }));
  await expect(play).not.toHaveAttribute('aria-busy');
  isDown = false;
  await page.locator('[data-island=library]').dispatchEvent('focusin');
  await expect(page.locator('[data-island=library]')).toHaveAttribute('data-state', 'ready');
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a notice for the next page is shown when its script files arrive at the second attempt', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => history.replaceState({ key: 'x', toast: 'Stored!' }, ''));
  let requestCount = 0;
  await page.route(islandFiles, (route) => {
    requestCount += 1;
    return requestCount === 1 ? route.abort() : route.continue();
  });
  await page.goto('/thankyou');
  await soon(page, () => expect(page.getByText('Stored!')).toBeVisible({ timeout: 300 }));
});

test('a film whose player never arrives is played by the browser, in the same dialog', async ({ page }) => {
  await page.clock.install();
  await page.route(islandFiles, (route) => route.abort());
  await page.goto('/faq');
  await page.locator('#prepare summary').click();
  await page.locator('a[data-film]:visible').first().click();
  await soon(page, () => expect(page.locator('dialog#film video[controls]')).toBeVisible({ timeout: 300 }));
  await expect(page).toHaveURL('/faq');
});

test('of two films that are opened before the player arrives, the second plays', async ({ page }) => {
  const { release } = await holdScripts(page, islandFiles);
  await page.goto('/teachers', { waitUntil: 'domcontentloaded' });
  const films = page.locator('main a[data-film]:visible');
  const dialog = page.locator('dialog#film');
  await films.first().click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await films.nth(1).click();
  const { title } = JSON.parse((await films.nth(1).getAttribute('data-film')) ?? '');
  release();
  await expect(dialog.locator('video')).toHaveCount(1);
  await expect(dialog).toHaveAttribute('aria-label', title);
  await expect(dialog.getByRole('group', { name: title })).toBeVisible();
});

test('code on demand that does not arrive is named in a notice, the rest of the page works, and so does the next press', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/assets\/video-dialog-/, (route) => route.abort());
  await page.goto('/on-demand');
  await startHydration(page);
  const play = page.getByRole('button', { name: /^Play Before the Coffee/ }).first();
  await play.click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the film' })).toBeVisible();
  await expect(async () => {
    // Short steps, so that the notice does not appear and disappear within one.
    await page.clock.fastForward(1000);
    await expect(missing(page)).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await page.getByRole('tab', { name: 'FIIT' }).click();
  await page.clock.runFor(1000);
  await expect(page.locator('#panel-fiit article').first()).toBeVisible();
  await page.unrouteAll();
  await play.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
