import { expect, type Page, test } from '@playwright/test';
import { startHydration } from './support/hydrated.ts';

/** What the page itself does that keeps a browser from restoring it; what the test browser does is left out. */
const obstacles = async (page: Page, prepare: () => Promise<unknown>): Promise<string[]> => {
  const found: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) if (type !== 'Circumstantial') found.push(reason);
  });
  await page.goto('/faq');
  await prepare();
  // A full load: between pages of the app there is nothing to restore.
  await page.goto('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await cdp.detach();
  return found;
};

test('back can restore a page at once, before and after React runs on it', async ({ page }) => {
  expect(await obstacles(page, async () => {})).toEqual([]);
  expect(await obstacles(page, () => startHydration(page))).toEqual([]);
  const unload = () => page.evaluate(() => addEventListener('unload', () => {}));
  expect(await obstacles(page, unload), 'an obstacle would be found').not.toEqual([]);
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
