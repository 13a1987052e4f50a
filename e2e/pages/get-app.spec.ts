import { expect, test } from '@playwright/test';
import { links } from '#content/facts/links.ts';
import { shell } from '#words/pages/shell.ts';
import { phoneScreen } from '../playwright/screens.ts';

test('/get-app has banner, description and both stores, and no footer', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/get-app`)).text();
  expect(html).toMatch(/<h1[^>]*>Welcome, Download Our App to Get Started</);
  expect(html).toMatch(/<h2[^>]*>Get it on your phone</);
  for (const store of [links.stores.ios, links.stores.android]) expect(html).toContain(`href="${store}"`);
  expect(html).toContain('<nav aria-label="Main"');
  expect(html).not.toContain('<footer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phoneScreen });

  test('the menu of /get-app leads to the pages of the site', async ({ page }) => {
    await page.goto('/get-app');
    await page.getByRole('link', { name: shell.drawer.open }).click();
    const schedule = page.locator('#site-links').getByRole('link', { name: 'Schedule' });
    await expect(schedule).toBeInViewport();
    await schedule.click();
    await expect(page).toHaveURL('/schedule');
  });
});
