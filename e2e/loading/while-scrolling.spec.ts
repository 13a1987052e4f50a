import { expect, type Page, test } from '@playwright/test';
import { blockScripts } from '../support/script-files.ts';

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

/** Moves on without a pause, down to one share of the page and up to another, until the popup opens. */
const moveUntilPopup = async (page: Page, down: () => Promise<void>, up: () => Promise<void>) => {
  let move = down;
  while (!(await popup(page).isVisible())) {
    await move();
    const at = await share(page);
    if (at > 0.8) move = up;
    if (at < 0.5) move = down;
  }
};

test('the free-class popup opens past 30 % of a page for who scrolls on without a pause', async ({
  page,
}) => {
  await page.goto('/classes', { waitUntil: 'commit' });
  await moveUntilPopup(
    page,
    () => page.mouse.wheel(0, 60),
    () => page.mouse.wheel(0, -60),
  );
  expect(await share(page)).toBeGreaterThan(0.3);
});

test('the free-class popup opens past 30 % of a page for who scrolls with keys', async ({ page }) => {
  await page.goto('/classes', { waitUntil: 'commit' });
  await moveUntilPopup(
    page,
    () => page.keyboard.press('PageDown'),
    () => page.keyboard.press('PageUp'),
  );
  expect(await share(page)).toBeGreaterThan(0.3);
});

test('the free-class popup opens on a page that is past 30 % already when its script arrives', async ({
  page,
}) => {
  const { unblock } = await blockScripts(page);
  await page.goto('/classes');
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => share(page)).toBeGreaterThan(0.3);
  await expect(popup(page)).toBeHidden();
  await unblock();
  // The browser restores the position, and nobody scrolls.
  await page.reload();
  await expect(popup(page)).toBeVisible();
});

test('the promo bar hides while the visitor scrolls down without a pause', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(promoBar(page)).toBeInViewport();
  const isHidden = () => page.evaluate(() => document.documentElement.dataset.scrolled === 'down');
  while (!(await isHidden())) await page.mouse.wheel(0, 10);
  await expect(promoBar(page)).not.toBeInViewport();
  expect(await share(page)).toBeLessThan(1);
});
