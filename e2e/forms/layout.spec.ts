import { expect, test } from '@playwright/test';
import { expectFocusRing, ringOf } from '../support/focus-ring.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('an offer that opens without a press takes the focus as a whole, and Tab continues from there; the search of the map has the ring of a field', async ({
  page,
}) => {
  await page.goto('/classes', { waitUntil: 'networkidle' });
  const popup = page.getByRole('dialog').filter({ has: page.locator('[value="free-class"]') });
  await expect(async () => {
    for (const top of [0.32, 0.4])
      await page.evaluate((share) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: (scrollHeight - clientHeight) * share, behavior: 'instant' });
      }, top);
    await expect(popup).toBeVisible({ timeout: 1500 });
  }).toPass();
  await expect(popup).toBeFocused();
  expect(await ringOf(popup)).toBe('none');
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  // The rings of all types of fields: journeys.spec.ts. Scripts are blocked, because a ring depends only on
  // styles.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/locations');
  await page.keyboard.press('Tab');
  const search = page.getByRole('combobox').first();
  await search.focus();
  await expectFocusRing(search);
});
