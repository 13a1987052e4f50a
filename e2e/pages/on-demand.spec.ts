import { expect, type Page, type Route } from '@playwright/test';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { startHydration } from '../loading/hydration.ts';
import { operationOf } from '../playwright/operation-of.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';

const rail = (page: Page, name: string) => page.getByRole('list', { name });
const library = (page: Page) => page.getByRole('tabpanel').locator('article');
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const variablesOf = (route: Route) =>
  operationOf(route.request()).variables as { class_type?: string[]; pageNo?: number; pageSize?: number };
const onVideos = (page: Page, handler: (route: Route) => Promise<void> | void) =>
  page.route('**/graphql?query=query+VideoPage*', handler);
const ready = async (page: Page, url = '/on-demand') => {
  await page.goto(url);
  await startHydration(page);
};

/** Scrolls until the library has loaded its last page. */
const loadAll = (page: Page) =>
  expect(async () => {
    await library(page).locator('h3').last().scrollIntoViewIfNeeded();
    await expect(page.getByText('Loading more videos')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });

/** Posters of films take CPU time per pixel. */
test.use({ viewport: { width: 800, height: 600 } });

test('rails begin with six videos and load six more at their right end, none twice', async ({ page }) => {
  await ready(page);
  const cards = rail(page, 'Flow, to move').locator('article');
  await expect(cards).toHaveCount(6);
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(12, { timeout: 2000 });
  }).toPass();
  const names = await cards.locator('h3').allTextContents();
  expect(new Set(names).size).toBe(names.length);
});

test('a filter that the first videos do not match loads more of them without a further scroll', async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen);
  await ready(page, '/on-demand?length=short');
  await page.getByRole('tabpanel').evaluate((panel) => panel.scrollIntoView());
  await expect(library(page).first()).toBeVisible();
});

test('the library begins with ten, loads on near its end, and stops at the last page', async ({ page }) => {
  const pages: number[] = [];
  await onVideos(page, (route) => {
    const { pageNo = 0, pageSize } = variablesOf(route);
    if (pageSize === 10) pages.push(pageNo);
    return route.continue();
  });
  await ready(page);
  expect(pages).toEqual([]);
  await expect(library(page)).toHaveCount(10);
  await loadAll(page);
  expect(pages).toEqual(pages.map((_, index) => index + 2));
  const names = await library(page).locator('h3').allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(new Set(names).size).toBe(names.length);
});

test('Back restores the whole library and its scroll position', async ({ page }) => {
  await ready(page);
  await loadAll(page);
  const count = await library(page).count();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Teachers', exact: true });
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/teachers$/);
  await page.goBack();
  await expect(library(page)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, -1);
});

test('tabs of the library are in the URL, and show only their own videos', async ({ page }) => {
  await ready(page, '/on-demand#restore');
  await expect(page.getByRole('tab', { name: 'Restore' })).toHaveAttribute('aria-selected', 'true');
  await expect(library(page).first()).toContainText('Restore');
  await page.getByRole('tab', { name: 'FIIT' }).click();
  await expect(page).toHaveURL(/#fiit$/);
  await expect(library(page).first()).toContainText('FIIT');
  for (const text of await library(page).allTextContents()) expect(text).toContain('FIIT');
});

test('the library is accessible', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await ready(page);
  // The hydrated tab; e2e/every-page/every-page.spec.ts checks the server's page and its width.
  expect(await faultsFoundByAxe(page, '[role=tabpanel]')).toEqual([]);
});

test('failures and empty lists show the exact messages', async ({ page }) => {
  let isDown = true;
  await onVideos(page, (route) => {
    if (variablesOf(route).class_type?.[0] === 'RESTORE')
      return route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({
          data: { getVODs: { results: [], meta: { pagination: { page: 1, pages: 0 } } } },
        }),
      });
    return isDown ? route.abort() : route.continue();
  });
  await ready(page);
  await page.getByRole('tab', { name: 'FIIT' }).click();
  await expect(notices(page)).toContainText('Failed to fetch data');
  isDown = false;
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
  await expect(library(page).first()).toContainText('FIIT');
  isDown = true;
  const cards = rail(page, 'FIIT, to push').locator('article');
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(notices(page)).toContainText('Failed to fetch FIIT videos', { timeout: 1000 });
  }).toPass();
  await page.getByRole('tab', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'No RESTORE Videos Found' })).toBeVisible();
  await expect(page.getByText('There are no RESTORE Videos currently available')).toBeVisible();
});

test('a film plays after a sign-up on a phone, also after one that failed, and then always on this device', async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen);
  let isRefused = true;
  await page.route('**/graphql', (route) =>
    isRefused
      ? route.fulfill({ contentType: 'application/json', body: '{"data":{"addVODUser":{"success":false}}}' })
      : route.continue(),
  );
  await ready(page);
  const dialog = page.getByRole('dialog');
  const film = page.getByRole('button', { name: /^Play Before the Coffee/ }).first();
  const signUp = async () => {
    await dialog.getByLabel('Name').fill('Rosa Lindqvist');
    await dialog.getByLabel('Phone').fill('9545550142');
    await dialog.getByLabel('Email').fill('rosa@mail.example');
    await dialog.getByRole('button', { name: 'Play the class' }).click();
  };

  await test.step('a failure in the dialog is explained in it', async () => {
    await film.click();
    await expect(dialog.getByRole('heading')).toHaveText('One moment before we press play');
    await expect(page.locator('dialog video')).toHaveCount(0);
    await signUp();
    await expect(dialog.getByText('Request Failed')).toBeInViewport();
    await expect(dialog.getByLabel('Name')).toHaveValue('Rosa Lindqvist');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/on-demand$/);
  });

  await test.step('a film requires the sign-up first, and plays once it is stored', async () => {
    isRefused = false;
    await film.click();
    await expect(page.locator('dialog video')).toHaveCount(0);
    await signUp();
    await expect(notices(page).getByText('Request submitted successfully')).toBeVisible();
    await expect(page.locator('dialog video')).toHaveCount(1);
    // A click fails if the notice covers the button.
    await dialog.getByRole('button', { name: /^Sound/ }).click({ timeout: 2000 });
    await expect(notices(page).getByText('Request submitted successfully')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('heliora.on-demand'))).toContain('"email":');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You are in. Pick a class and press play.').first()).toBeVisible();
  });

  await test.step('after a sign-up on this device films play at once', async () => {
    await page.getByRole('button', { name: 'Play Before the Coffee', exact: true }).first().click();
    await expect(page.locator('dialog video')).toHaveCount(1);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  });
});
