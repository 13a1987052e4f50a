import { expect, test } from '@playwright/test';
import { faultsFoundByAxe } from '../support/axe.ts';
import { pressEscape } from '../support/press-escape.ts';
import { withoutPopups } from '../support/without-popups.ts';

/** The free-class popup has its own tests and would cover the page here. */
test.beforeEach(({ page }) => withoutPopups(page));

const offer = { name: 'Come with us to Cabo San Lucas' };

test('/retreats leads to the form and to the offer, which opens without a press on a pre-sale URL', async ({
  page,
  context,
}) => {
  await context.route('https://retreats.heliora.example/**', (route) => route.fulfill({ body: 'booking' }));
  const dialog = page.getByRole('dialog', offer);
  await page.goto('/retreats');

  await test.step('the trips have their dates; past ones are no events to search engines', async () => {
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.locator('#tulum')).toContainText('Five nights, six days in January 2024');
    await expect(page.locator('#cabo')).toContainText('Sunday Mar 12 to Thursday Mar 16');
    const described = await page.locator('script[type="application/ld+json"]').allTextContents();
    const things = described.map((text) => JSON.parse(text));
    expect(things.filter((thing) => thing['@type'] === 'Event')).toEqual([]);
    expect(things.find((thing) => thing['@type'] === 'FAQPage').mainEntity).toHaveLength(7);
  });

  await test.step('one question opens at a time, also by keyboard', async () => {
    const alone = page.locator('details#alone');
    const food = page.locator('details#food');
    await alone.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(alone).toHaveAttribute('open', '');
    await food.locator('summary').click();
    await expect(food).toHaveAttribute('open', '');
    await expect(alone).not.toHaveAttribute('open', '');
  });

  await test.step('the offer opens only on a press', async () => {
    await expect(page.getByRole('dialog', offer)).toBeHidden();
    await page.getByRole('button', { name: 'See the offer' }).click();
    await expect(page.getByRole('dialog', offer)).toContainText('5 days and 4 nights in Cabo San Lucas');
    await pressEscape(page);
    await expect(page.getByRole('dialog', offer)).toBeHidden();
    await expect(page.getByRole('button', { name: 'See the offer' })).toBeFocused();
  });

  await test.step('the button of the banner scrolls to the form, below the navbar', async () => {
    await page.getByRole('link', { name: 'Stay in the loop' }).click();
    await expect(page).toHaveURL(/#information$/);
    const place = page.getByRole('region', { name: 'Tell me about the next one' });
    await expect(place).toBeInViewport();
    await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBe(100);
  });

  await test.step('it opens without a press on a pre-sale URL, and the back button closes it there', async () => {
    await page.goto('/robots.txt');
    await page.goto('/retreats/presale');
    await expect(dialog).toBeVisible();
    expect(await faultsFoundByAxe(page, 'dialog[open]')).toEqual([]);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/retreats\/presale$/);
  });

  for (const label of ['RESERVE YOUR SPOT', 'BOOK IT NOW'])
    await test.step(`${label} closes it, then opens the booking page in a new window`, async () => {
      await page.getByRole('button', { name: 'See the offer' }).click();
      const [booking] = await Promise.all([
        context.waitForEvent('page'),
        dialog.getByRole('link', { name: label }).click(),
      ]);
      await expect(booking).toHaveURL('https://retreats.heliora.example/cabo-san-lucas');
      await expect(dialog).toBeHidden();
      await booking.close();
    });
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
