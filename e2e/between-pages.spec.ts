import { expect, test } from '@playwright/test';
import config from '../playwright.config.ts';
import { startHydration } from './hydrated.ts';

/** Playwright switches the back-forward cache off, because it confuses its own bookkeeping of pages. */
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const isAwake of [false, true])
  test(`back restores a page ${isAwake ? 'on which React runs' : 'on which React does not run yet'} at once`, async ({
    page,
  }) => {
    await page.goto('/faq');
    if (isAwake) await startHydration(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }));
    });
    // A full load: between pages of the app nothing is left to restore.
    await page.evaluate(() => location.assign('/careers'));
    await page.waitForURL('/careers');
    await page.evaluate(() => history.back());
    await page.waitForURL('/faq');
    expect(await page.evaluate(() => 'isRestored' in window && window.isRestored)).toBe(true);
  });

test('while React does not run, the page behind a link is prefetched on intent; afterwards only its data', async ({
  page,
}) => {
  await page.goto('/faq');
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  const answer = await page.request.get('/careers', { headers: { 'sec-purpose': 'prefetch' } });
  expect(answer.status()).toBe(200);
  await startHydration(page);
  await expect(rules).toHaveCount(0);
});
