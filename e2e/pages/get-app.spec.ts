import { devices, expect, test } from '@playwright/test';
import { links } from '#content/facts/links.ts';
import { shell } from '#words/pages/shell.ts';
import { withoutPopups } from '../support/without-popups.ts';

/** The free-class popup has its own tests and would cover the page here. */
test.beforeEach(({ page }) => withoutPopups(page));

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

  await test.step('/get-app has banner, description and both stores, and no footer', async () => {
    const html = await (await get(agents.ipadAsMac)).text();
    expect(html).toMatch(/<h1[^>]*>Welcome, Download Our App to Get Started</);
    expect(html).toMatch(/<h2[^>]*>Get it on your phone</);
    for (const store of [links.stores.ios, links.stores.android]) expect(html).toContain(`href="${store}"`);
    expect(html).toContain('<nav aria-label="Main"');
    expect(html).not.toContain('<footer');
  });

  await test.step('/thankyou has links', async () => {
    const html = await (await fetch(`${baseURL}/thankyou`)).text();
    expect(html).toMatch(/<a[^>]* href="\/schedule"[^>]*>See the schedule/);
  });
});

test.describe('thanks after signing up', () => {
  test('in a browser link to the app, shown once', async ({ page }) => {
    await page.goto('/thankyou/browser');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next, Download Our App to Get Started' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('link', { name: /iPhone/ })).toHaveCount(1);

    for (const [flag, text] of [
      ['isUpcomingLocation', 'Your Information Was Sent!'],
      ['isEmpowerSeries', 'Your place in the Empower Series is noted.'],
    ] as const)
      await test.step(`speak differently to those who come with ${flag}`, async () => {
        await expect(page.getByText(text)).toBeHidden();
        await page.evaluate((name) => history.replaceState({ [name]: true, key: 'x' }, ''), flag);
        await page.reload();
        await expect(page.getByText(text)).toBeVisible();
      });
  });

  test('in the app show its header alone, and set cookies only for a visitor with keys', async ({
    page,
    context,
  }) => {
    await page.goto('/thankyou/app');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You are now ready to Book Your Free First Class With Heliora',
    );
    await expect(page.getByRole('banner')).toContainText('Heliora app');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: 'START BOOKING!' }).click();
    await expect(page).toHaveURL('/thankyou/app#login');
    expect(await context.cookies()).toEqual([]);

    await test.step('START BOOKING! leaves the keys in cookies and goes to #login', async () => {
      const keys = { codeVerifier: 'verifier-1', url: 'https://app.heliora.example/?code=a;b' };
      await page.addInitScript((state) => history.replaceState({ ...state, key: 'x' }, ''), keys);
      await page.goto('/thankyou/app');
      await page.getByRole('link', { name: 'START BOOKING!' }).click();
      await expect(page).toHaveURL('/thankyou/app#login');
      await expect(page.getByRole('link', { name: 'Get the app' })).toBeVisible();
      const cookies = await context.cookies();
      const found = (name: string) => cookies.find((cookie) => cookie.name === name);
      expect(decodeURIComponent(found('code_verifier')?.value ?? '')).toBe(keys.codeVerifier);
      expect(decodeURIComponent(found('url')?.value ?? '')).toBe(keys.url);
      for (const name of ['code_verifier', 'url']) {
        expect(found(name)?.sameSite).toBe('Lax');
        expect(found(name)?.expires).toBeLessThan(Date.now() / 1000 + 601);
      }
      await page.goBack();
      await expect(page).toHaveURL('/thankyou/app');
      expect(await page.evaluate(() => history.state), 'the keys do not stay in the history').toEqual({
        key: 'x',
      });
    });
  });
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
