import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import config from '../../playwright.config.ts';
import { goBack } from '../support/go-back.ts';
import { startHydration } from '../support/hydration.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 844 } });

/** Playwright switches the back-forward cache off. */
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

type Explanation = { type: string; reason: string };

/** Features of the page that prevent a browser from restoring it; those of the test browser are left out. */
const obstacles = async (
  context: BrowserContext,
  prepare: (page: Page) => Promise<unknown>,
): Promise<string[]> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.enable');
  // The headless shell has no such cache, but reports what would exclude a page from it.
  const report = new Promise<Explanation[]>((resolve) => {
    cdp.once('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations));
  });
  await page.goto('/faq');
  await prepare(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // A full load, because a navigation inside the app restores nothing.
  await page.goto('/thankyou/app');
  await goBack(page);
  const isRestored = await page.evaluate(() => 'isSameDocument' in window);
  const found = isRestored ? [] : await report;
  await page.close();
  return found.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
};

test('back can restore a page at once, before and after React runs on it', async ({ context }) => {
  expect(await obstacles(context, async () => {})).toEqual([]);
  expect(await obstacles(context, startHydration)).toEqual([]);
  // Shows that the test can find an obstacle.
  const listen = (page: Page) => page.evaluate(() => addEventListener('unload', () => {}));
  expect(await obstacles(context, listen)).not.toEqual([]);
});

test('while React does not run, the page behind a link is prefetched on intent; afterwards only its data', async ({
  page,
}) => {
  await page.goto('/faq');
  const rules = page.locator('script[data-until-hydration]');
  await expect(rules).toHaveCount(1);
  const response = await page.request.get('/careers', { headers: { 'sec-purpose': 'prefetch' } });
  expect(response.status()).toBe(200);
  await startHydration(page);
  await expect(rules).toHaveCount(0);

  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  const dataOfCareers = page.locator('link[rel=prefetch][href^="/careers"]');
  await expect(dataOfCareers).toHaveCount(0);
  await careers.focus();
  await expect(dataOfCareers).toHaveCount(1);
});

test('with the data saver no page is prefetched while React runs', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/faq');
  await startHydration(page);
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  // A press is reported at once.
  await careers.dispatchEvent('pointerdown');
  await careers.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('link[rel=prefetch][href^="/careers"]')).toHaveCount(0);
});

test.describe('the menu while React runs', () => {
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    return page.getByRole('dialog', { name: 'Menu' });
  };
  const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

  test('closes for a link and for Back, and leaves no entry to which Back cannot return', async ({
    page,
  }) => {
    await withoutPopups(page);
    await page.goto('/faq');
    await startHydration(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await test.step('leaves no entry to which Back cannot return', async () => {
      await openMenu(page);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goForward();
      await expect.poll(() => page.evaluate(() => history.state.overlay)).toBe(false);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
      await expect(page).toHaveURL(/\/careers/);
      await page.goBack();
      await expect(page).toHaveURL(/\/faq$/);
      await expect(page.getByRole('heading', { level: 1, name: /question/i })).toBeVisible();
      await expect(page).toHaveURL(/\/faq$/);
    });

    await test.step('closes for a link to the current page', async () => {
      const menu = await openMenu(page);
      await menu.getByRole('link', { name: 'FAQ' }).click();
      await expect(menu).toBeHidden();
      expect(await isSameDocument(page)).toBe(true);
    });

    await test.step('loads a page as a document, and one step back returns to the page with a closed menu', async () => {
      const menu = await openMenu(page);
      await menu.getByRole('link', { name: 'Membership' }).click();
      await expect(page).toHaveURL(/\/membership$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isSameDocument(page)).toBe(false);
      await goBack(page);
      await expect(page).toHaveURL(/\/faq$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goForward({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/membership$/);
    });
  });
});
