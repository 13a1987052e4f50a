import { expect, test } from '@playwright/test';
import { withoutPopups } from '../support/without-popups.ts';

test('a picture that fails is replaced by the placeholder, never by a broken image', async ({ page }) => {
  await withoutPopups(page);
  await page.route('**/media/**', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  await page.goto('/membership');
  await page.locator('#home-away').scrollIntoViewIfNeeded();
  await expect(page.locator('#home-away img')).toHaveAttribute('src', '/placeholder.svg');
});
