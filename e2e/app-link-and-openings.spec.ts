import { expect, test } from '@playwright/test';

/** The free-class popup has its own tests and would cover the page here. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('free-class-popup', 'seen')));

const pages = [
  '/retreats',
  '/careers',
  '/openings',
  '/teacher-training',
  '/groupclasses',
  '/contact-us',
  '/get-app',
  '/thankyou',
  '/thankyou/browser',
  '/thankyou/app',
  '/thankyou-retreat',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the office can be read and leads on', async ({ page }) => {
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A closed dialog is in the page too.
      for (const heading of await page.locator('main h2:not(dialog h2)').all())
        await expect(heading).toBeVisible();
      expect(await page.locator('main a[href]').count(), address).toBeGreaterThan(0);
    }
  });

  test('openings are in the page itself', async ({ page }) => {
    await page.goto('/openings');
    await expect(page.getByRole('link', { name: 'Apply for Manager, Doral' })).toBeVisible();
  });
});

test('the link to the app comes by mail', async ({ page }) => {
  await page.goto('/get-app');
  const form = page.getByRole('form', { name: 'Send me the link' });
  await form.getByRole('button', { name: 'Send me the link' }).click();
  await expect(form.getByText('Email is required').first()).toBeVisible();
  await form.getByLabel('Email').fill('visitor@heliora.example');
  await form.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'The link is on its way.' })).toBeVisible();
});
