import { expect } from '@playwright/test';
import { test } from '../playwright/test.ts';

test('a picture that fails is replaced by the placeholder, never by a broken image', async ({ page }) => {
  await page.route('**/media/**', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  await page.goto('/membership');
  await page.locator('#home-away').scrollIntoViewIfNeeded();
  await expect(page.locator('#home-away img')).toHaveAttribute('src', '/placeholder.svg');
});
