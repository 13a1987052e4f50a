import { expect, type Page } from '@playwright/test';
import { layouts } from '#tests/site/public-paths.ts';
import config from '../../playwright.config.ts';
import { fillIn, hydrateForm, submitButton } from '../forms/form-actions.ts';
import { formPageOf, uniqueValues } from '../forms/form-pages.ts';
import { goBack } from '../playwright/go-back.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { startHydration } from './hydration.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: phoneScreen });

/** Playwright switches the back-forward cache off. */
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

type Explanation = { type: string; reason: string };

/**
 * Features of a page that prevent a browser from restoring it; those of the test browser are left out. One
 * tab serves for several pages, because a new one takes as long as a page.
 */
const searchObstacles = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  return async (path: string, prepare: (page: Page) => Promise<unknown>): Promise<string[]> => {
    // The headless shell has no such cache, but reports what would exclude a page from it.
    const report = new Promise<Explanation[]>((resolve) => {
      cdp.once('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations));
    });
    await page.goto(path);
    await prepare(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.goto('/healthz');
    await goBack(page);
    const isRestored = await page.evaluate(() => 'isSameDocument' in window);
    const found = isRestored ? [] : await report;
    return found.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
  };
};

test('Back can restore every page at once, with its islands hydrated', async ({ page }) => {
  test.setTimeout(180_000);
  const obstaclesOf = await searchObstacles(page);
  for (const path of layouts) expect.soft(await obstaclesOf(path, startHydration), path).toEqual([]);
  // Shows that the test can find an obstacle.
  const listen = () => page.evaluate(() => addEventListener('unload', () => {}));
  expect(await obstaclesOf('/faq', listen)).not.toEqual([]);
});

test('Back can restore a page whose form waits to be sent', async ({ page }) => {
  const obstaclesOf = await searchObstacles(page);
  const waits = async () => {
    const form = await hydrateForm(page, 'contact');
    await fillIn(form, uniqueValues(formPageOf('contact')));
    await page.route(`**${formPageOf('contact').call}`, (route) => route.abort());
    await submitButton(form).click();
    await expect(page.locator('[data-unsent]')).toBeVisible();
  };
  expect(await obstaclesOf('/contact-us', waits)).toEqual([]);
});
