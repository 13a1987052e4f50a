import { expect, type Page } from '@playwright/test';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { startHydration } from './hydration.ts';
import { holdScripts } from './script-files.ts';

test.use({ viewport: phoneScreen });
/** The files of islands. Without the entry, a page is as in e2e/loading/page-script.spec.ts. */
const islandFiles = /\/assets\/(?!entry\.client).*\.js$/;

const missing = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'A part of this page did not arrive.' });

const play = (page: Page) => page.getByRole('button', { name: /^Play Before the Coffee/ }).first();

test('a press whose script files do not arrive ends with a notice and is not made later; the next one loads them', async ({
  page,
}) => {
  let isDown = true;
  await page.route(islandFiles, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await page.goto('/on-demand');
  await play(page).click();
  await expect(missing(page)).toBeVisible();
  await expect(play(page)).not.toHaveAttribute('aria-busy');
  isDown = false;
  const library = page.locator('[data-island=library]');
  await library.dispatchEvent('focusin');
  await expect(library).toHaveAttribute('data-state', 'ready');
  await expect(page.getByRole('dialog')).toBeHidden();
  await play(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a form whose script files do not arrive is posted by the browser, and not sent again when they do', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  let isDown = true;
  await page.route(/\/assets\/forms-/, (route) => (isDown ? route.abort() : route.continue()));
  // As if the response had not arrived yet: the browser stays on this page.
  await page.route('**/on-demand', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await page.goto('/on-demand');
  const island = page.locator('[data-island=library-sign-up]');
  await island.locator('[name="name"]').fill('Ana');
  await island.locator('button[type="submit"]').click();
  await expect.poll(() => posts).toHaveLength(1);
  isDown = false;
  await island.dispatchEvent('focusin');
  await expect(island).toHaveAttribute('data-state', 'ready');
  await expect(island.locator('[name="name"]')).toHaveValue('Ana');
  expect(posts).toHaveLength(1);
});

test('a notice for the next page whose script files did not arrive is shown after a reload', async ({
  page,
}) => {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto('/thankyou');
  await page.evaluate(() => history.replaceState({ ...history.state, toast: 'Stored!' }, ''));
  const failed = page.waitForEvent('requestfailed');
  await page.reload();
  await failed;
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('Stored!')).toBeVisible();
});

test('a film whose player does not arrive is played by the browser, in the same dialog', async ({ page }) => {
  await page.route(islandFiles, (route) => route.abort());
  await page.goto('/faq');
  await page.locator('#prepare summary').click();
  await page.locator('a[data-film]:visible').first().click();
  await expect(page.locator('dialog#film video[controls]')).toBeVisible();
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
  await page.route(/\/assets\/video-dialog-/, (route) => route.abort());
  await page.goto('/on-demand');
  await startHydration(page);
  await play(page).click();
  await expect(missing(page)).toBeVisible();
  await page.getByRole('tab', { name: 'FIIT' }).click();
  await expect(page.locator('#panel-fiit article').first()).toBeVisible();
  await page.unrouteAll();
  await play(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
