import { expect, type Page } from '@playwright/test';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { test } from '../playwright/test.ts';

const offer = { name: 'Come with us to Cabo San Lucas' };

const dialog = (page: Page) => page.getByRole('dialog', offer);

test('the trips of /retreats have their dates', async ({ page }) => {
  await page.goto('/retreats');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.locator('#tulum')).toContainText('Five nights, six days in January 2024');
  await expect(page.locator('#cabo')).toContainText('Sunday Mar 12 to Thursday Mar 16');
});

test('one question opens at a time, also by keyboard', async ({ page }) => {
  await page.goto('/retreats');
  const alone = page.locator('details#alone');
  const food = page.locator('details#food');
  await alone.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(alone).toHaveAttribute('open', '');
  await food.locator('summary').click();
  await expect(food).toHaveAttribute('open', '');
  await expect(alone).not.toHaveAttribute('open', '');
});

test('the offer opens without a press on a pre-sale URL, and the back button closes it there', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.goto('/retreats/presale');
  await expect(dialog(page)).toBeVisible();
  expect(await faultsFoundByAxe(page, 'dialog[open]')).toEqual([]);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/retreats\/presale$/);
});

for (const label of ['RESERVE YOUR SPOT', 'BOOK IT NOW'])
  test(`${label} closes it, then opens the booking page in a new window`, async ({ page, context }) => {
    await context.route('https://retreats.heliora.example/**', (route) => route.fulfill({ body: 'booking' }));
    await page.goto('/retreats');
    await page.getByRole('button', { name: 'See the offer' }).click();
    const [booking] = await Promise.all([
      context.waitForEvent('page'),
      dialog(page).getByRole('link', { name: label }).click(),
    ]);
    await expect(booking).toHaveURL('https://retreats.heliora.example/cabo-san-lucas');
    await expect(dialog(page)).toBeHidden();
    await booking.close();
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('after the form was sent the picture zooms in, but not with reduced motion', async ({ page }) => {
    const scaleOf = () =>
      page.locator('.enters-then-zooms').evaluate((element) => {
        const [enters, zooms] = element
          .getAnimations()
          .map((animation) => animation.effect?.getComputedTiming());
        return { entersUntil: enters?.endTime, zoomsFrom: zooms?.delay, zoomsFor: zooms?.duration };
      });
    await page.goto('/thankyou-retreat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    expect(await scaleOf()).toEqual({ entersUntil: 900, zoomsFrom: 900, zoomsFor: 14_000 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await scaleOf()).toEqual({});
  });
});
