import { expect, type Page, test } from '@playwright/test';

/** Visitors who scroll from the first paint on and never pause. */
test.use({ viewport: { width: 390, height: 844 } });

const popup = (page: Page) => page.locator('dialog#free-class');
const promoBar = (page: Page) => page.getByRole('complementary', { name: 'See memberships' });

/** How far the page is scrolled, from 0 to 1. */
const share = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollY / (scrollHeight - clientHeight);
  });

test('the free-class popup opens past 30 % of a page for who scrolls with keys', async ({ page }) => {
  await page.goto('/classes', { waitUntil: 'commit' });
  let key = 'PageDown';
  while (!(await popup(page).isVisible())) {
    await page.keyboard.press(key);
    const at = await share(page);
    if (at > 0.8) key = 'PageUp';
    if (at < 0.5) key = 'PageDown';
  }
  expect(await share(page)).toBeGreaterThan(0.3);
});

test('the promo bar hides while the visitor scrolls down without a pause', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(promoBar(page)).toBeInViewport();
  const isHidden = () => page.evaluate(() => document.documentElement.dataset.scrolled === 'down');
  while (!(await isHidden())) await page.mouse.wheel(0, 10);
  await expect(promoBar(page)).not.toBeInViewport();
  expect(await share(page)).toBeLessThan(1);
});
