import { devices, expect, test } from '@playwright/test';
import { links } from '#content/facts/links.ts';
import { shell } from '#words/pages/shell.ts';

const agents = {
  android: devices['Pixel 7'].userAgent,
  iphone: devices['iPhone 14'].userAgent,
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  ipadAsMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
};

test('/get-app sends each phone to its own store, in any order, and shows others the page', async ({
  baseURL,
}) => {
  const get = (userAgent: string) =>
    fetch(`${baseURL}/get-app`, { redirect: 'manual', headers: { 'user-agent': userAgent } });
  for (const round of [1, 2]) {
    const page = await get(agents.ipadAsMac);
    expect(page.status, `round ${round}`).toBe(200);
    expect(page.headers.get('vary')).toContain('User-Agent');
    for (const [agent, store] of [
      [agents.android, links.stores.android],
      [agents.iphone, links.stores.ios],
      [agents.ipad, links.stores.ios],
    ] as const) {
      const response = await get(agent);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(store);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  }
});

test('/get-app has banner, description and both stores, and no footer', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/get-app`)).text();
  expect(html).toMatch(/<h1[^>]*>Welcome, Download Our App to Get Started</);
  expect(html).toMatch(/<h2[^>]*>Get it on your phone</);
  for (const store of [links.stores.ios, links.stores.android]) expect(html).toContain(`href="${store}"`);
  expect(html).toContain('<nav aria-label="Main"');
  expect(html).not.toContain('<footer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu of /get-app leads to the pages of the site', async ({ page }) => {
    await page.goto('/get-app');
    await page.getByRole('link', { name: shell.drawer.open }).click();
    const schedule = page.locator('#site-links').getByRole('link', { name: 'Schedule' });
    await expect(schedule).toBeInViewport();
    await schedule.click();
    await expect(page).toHaveURL('/schedule');
  });
});
