import { expect, test } from '@playwright/test';
import { classPackages, referralCredit } from '#domain/prices.ts';
import { openStudios } from '#domain/studios.ts';
import { boxOf } from '../playwright/box-of.ts';
import { navbarHeight } from '../playwright/screens.ts';
import { dollars, priceStudio, priceTextsOf } from './prices.ts';

test.describe('the membership page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/membership');
  });

  test('the choice of studios has the open ones by name', async ({ page }) => {
    const names = await priceStudio(page).locator('option').allTextContents();
    expect(names).toEqual(openStudios.map(({ name }) => name).sort((a, b) => a.localeCompare(b)));
  });

  test('packages show their price, and the price of a class where there is more than one', async ({
    page,
  }) => {
    const packages = page.getByRole('region', { name: 'Class packages' }).getByRole('listitem');
    await expect(packages).toContainText(['1 Class', '5 Classes', '10 Classes', '25 Classes']);
    await expect(packages).toContainText(classPackages.map(({ price }) => dollars(price)));
    await expect(packages.nth(0)).not.toContainText('each');
    await expect(packages).toContainText(
      classPackages.map(({ perClassPrice }) => (perClassPrice ? `${dollars(perClassPrice)} each` : '')),
    );
  });

  test('six perks, the referral and the on-demand block are below the prices, and link to the app', async ({
    page,
  }) => {
    const perks = page.getByRole('region', { name: 'What every membership comes with' });
    await expect(perks.getByRole('listitem')).toHaveCount(6);
    const referral = page.getByRole('region', { name: `Bring a friend, keep ${dollars(referralCredit)}` });
    await expect(referral).toContainText(`${dollars(referralCredit)} in studio credit`);
    await expect(referral).toContainText('Refer a Friend tile');
    await expect(page.locator('main').getByRole('link', { name: 'Join in the app' })).toHaveAttribute(
      'href',
      '/get-app',
    );
    await expect(page.getByRole('link', { name: 'GET STARTED' })).toHaveAttribute('href', '/get-app');
  });

  test('prices start with Midtown Miami and follow the studio', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Member');
    const studio = priceStudio(page);
    await expect(studio.locator('option:checked')).toHaveText('Midtown Miami');
    const prices = page.locator('#pricing article');
    await expect(prices).toContainText(priceTextsOf('midtown-miami'));
    await studio.selectOption({ label: 'Hollywood' });
    await expect(prices).toContainText(priceTextsOf('hollywood'));
    await expect(prices.getByRole('heading')).toHaveText(['VIP Unlimited', 'Unlimited', '8 Visits / Month']);
  });

  test('on a phone the picker stays in sight, 100 px from the top, while the prices scroll by', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const picker = priceStudio(page);
    await page.locator('#pricing article').nth(2).scrollIntoViewIfNeeded();
    await expect(picker).toBeInViewport();
    const label = page.getByText('Your studio', { exact: true });
    const top = Math.round((await boxOf(label)).y);
    expect(top).toBeGreaterThanOrEqual(navbarHeight);
    expect(top).toBeLessThan(navbarHeight + 30);
  });
});

test('the URL names a studio, and its prices come with the page', async ({ baseURL }) => {
  const pricesAt = async (url: string) => {
    const html = await (await fetch(`${baseURL}${url}`)).text();
    return [...html.matchAll(/<article.*?>\$(?:<!-- -->)?(\d+)</gs)].map(([, price]) => `$${price}`);
  };
  expect(await pricesAt('/membership')).toEqual(priceTextsOf('midtown-miami'));
  expect(await pricesAt('/membership?location=hollywood')).toEqual(priceTextsOf('hollywood'));
  expect(await pricesAt('/membership?location=48750')).toEqual(priceTextsOf('midtown-miami'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button shows the prices of the studio that was chosen', async ({ page }) => {
    await page.goto('/membership');
    const studio = priceStudio(page);
    await studio.selectOption({ label: 'Hollywood' });
    await page.getByRole('button', { name: 'Show prices' }).click();
    await expect(page).toHaveURL(/\/membership\?location=hollywood#pricing$/);
    await expect(studio.locator('option:checked')).toHaveText('Hollywood');
    await expect(page.locator('#pricing article')).toContainText(priceTextsOf('hollywood'));
  });
});
