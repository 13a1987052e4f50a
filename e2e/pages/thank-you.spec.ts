import { expect } from '@playwright/test';
import { test } from '../playwright/test.ts';

test('/thankyou has links', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/thankyou`)).text();
  expect(html).toMatch(/<a[^>]* href="\/schedule"[^>]*>See the schedule/);
});

test.describe('thanks after signing up', () => {
  test('in a browser link to the app, shown once', async ({ page }) => {
    await page.goto('/thankyou/browser');
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You!', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next, Download Our App to Get Started' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('link', { name: /iPhone/ })).toHaveCount(1);
  });

  for (const [flag, text] of [
    ['isUpcomingLocation', 'Your Information Was Sent!'],
    ['isEmpowerSeries', 'Your place in the Empower Series is noted.'],
  ] as const)
    test(`speak differently to those who come with ${flag}`, async ({ page }) => {
      await page.goto('/thankyou/browser');
      await expect(page.getByText(text)).toBeHidden();
      await page.evaluate((name) => history.replaceState({ [name]: true, key: 'x' }, ''), flag);
      await page.reload();
      await expect(page.getByText(text)).toBeVisible();
    });

  test('in the app show its header alone, and set no cookies without keys', async ({ page, context }) => {
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
  });

  test('START BOOKING! leaves the keys in cookies and goes to #login', async ({ page, context }) => {
    const keys = { codeVerifier: 'verifier-1', url: 'https://app.heliora.example/?code=a;b' };
    await page.addInitScript((state) => history.replaceState({ ...state, key: 'x' }, ''), keys);
    await page.goto('/thankyou/app');
    await page.getByRole('link', { name: 'START BOOKING!' }).click();
    await expect(page).toHaveURL('/thankyou/app#login');
    await expect(page.getByRole('link', { name: 'Get the app' })).toBeVisible();
    const cookies = (await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]);
    expect(Object.fromEntries(cookies)).toEqual({ code_verifier: keys.codeVerifier, url: keys.url });
    await page.goBack();
    await expect(page).toHaveURL('/thankyou/app');
    expect(await page.evaluate(() => history.state), 'the keys do not stay in the history').toEqual({
      key: 'x',
    });
  });
});
