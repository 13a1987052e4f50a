import { expect, type Page, test } from '@playwright/test';
import { phoneScreen } from '../playwright/screens.ts';
import { scrollTo } from '../playwright/scroll-to.ts';

const banner = (page: Page) => page.getByRole('link', { name: 'Get my 3 free classes in the app' });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/three-for-free');
});

test('the offer has no navbar and no footer, but a link to home', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try Us Out With 3 FREE Classes!');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Heliora, home' })).toHaveAttribute('href', '/');
});

test('TEST DRIVE NOW leads to the app, the last button to sign-up', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'TEST DRIVE NOW' })).toHaveAttribute('href', '/get-app');
  const last = page.getByRole('link', { name: 'Sign up for three free classes' });
  await expect(last).toHaveAttribute('href', '/app');
});
test('wider than a phone there is no banner', async ({ page }) => {
  await scrollTo(page, 1500);
  await expect(banner(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(banner(page)).toBeVisible();
});
test('on a phone the yellow banner comes after more than 100 px, stays, and goes at the top', async ({
  page,
}) => {
  await page.setViewportSize(phoneScreen);
  await scrollTo(page, 101);
  await expect(banner(page)).toBeVisible();
  await scrollTo(page, 100);
  await expect(banner(page)).toHaveCount(0);
  await scrollTo(page, 101);
  await expect(banner(page)).toHaveAttribute('href', '/get-app');
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(255, 178, 94)');
  await scrollTo(page, 2500);
  await expect(banner(page)).toBeInViewport();
  await scrollTo(page, 0);
  await expect(banner(page)).toHaveCount(0);
});
