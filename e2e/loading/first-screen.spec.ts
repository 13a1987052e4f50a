import { expect, type Page, test } from '@playwright/test';
import { withoutPopups } from '../support/form-pages.ts';
import { startHydration } from '../support/hydrated.ts';
import { blockScripts } from '../support/late-scripts.ts';

test.use({ viewport: { width: 412, height: 823 } });
test.beforeEach(({ page }) => withoutPopups(page));

/** Whether the content of the footer is laid out; estimated heights stand for what is not. */
const isFooterLaidOut = (page: Page) =>
  page
    .locator('footer a')
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('before React the browser lays out what is near the viewport; positions are exact all the same', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/retreats');
  expect(await isFooterLaidOut(page)).toBe(false);

  await test.step('a link to a place of the page ends below the navbar', async () => {
    await page.getByRole('link', { name: 'Stay in the loop' }).click();
    await expect.poll(() => topOf(page, '#information')).toBe(100);
    expect(await isFooterLaidOut(page)).toBe(true);
  });

  await test.step('an address with a hash does too', async () => {
    await page.goto('/classes');
    await page.goto('/retreats#information');
    await expect.poll(() => topOf(page, '#information')).toBe(100);
  });

  await test.step('a reload and Back keep the place that a visitor has scrolled to', async () => {
    await page.goto('/classes');
    await page.goto('/retreats');
    for (let step = 0; step < 6; step++) {
      await page.mouse.wheel(0, 500);
      await page.waitForFunction((top) => scrollY > top, step * 400);
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    const place = await topOf(page, '#information');
    await page.reload();
    await expect.poll(() => topOf(page, '#information')).toBe(place);
    await page.goto('/faq');
    await page.goBack();
    await expect.poll(() => topOf(page, '#information')).toBe(place);
  });

  await test.step('the keyboard reaches the last link, and print has the whole page', async () => {
    await page.goto('/membership');
    await page.locator('footer a').last().focus();
    await expect(page.locator('footer a').last()).toBeInViewport();
    await page.goto('/teachers');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => isFooterLaidOut(page)).toBe(true);
  });
});

test('once React runs, the whole page is laid out', async ({ page }) => {
  await page.goto('/');
  expect(await isFooterLaidOut(page)).toBe(false);
  await startHydration(page);
  await expect.poll(() => isFooterLaidOut(page)).toBe(true);
});

test('a dialog that opens after a link to a place of the page gives the focus back to its button', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/retreats');
  await page.getByRole('link', { name: 'Stay in the loop' }).click();
  await expect(page).toHaveURL(/#information$/);
  const button = page.getByRole('button', { name: 'See the offer' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Come with us to Cabo San Lucas' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The dialog's entry of the history is gone.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false);
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
});
