import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import config from '../../playwright.config.ts';
import { startHydration } from '../support/hydration.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
  // Headless Chromium has no such cache, but reports what would exclude a page from it.
  const report = new Promise<Explanation[]>((resolve) => {
    cdp.once('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations));
  });
  await page.goto('/faq');
  await prepare(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // A full load, because a navigation inside the app restores nothing.
  await page.goto('/careers');
  await page.goBack();
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
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  const response = await page.request.get('/careers', { headers: { 'sec-purpose': 'prefetch' } });
  expect(response.status()).toBe(200);
  await startHydration(page);
  await expect(rules).toHaveCount(0);
});
