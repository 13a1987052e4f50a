import { expect, type Page } from '@playwright/test';
import { startHydration } from '../loading/hydration.ts';
import { boxOf } from '../playwright/box-of.ts';
import { navbarHeight, phoneScreen } from '../playwright/screens.ts';
import { scrollTo, scrollToEnd } from '../playwright/scroll-to.ts';
import { test } from '../playwright/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const index = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const top = async (page: Page) => (await boxOf(index(page))).y;
const startOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top + window.scrollY);
const current = (page: Page) => index(page).locator('[aria-current]');

test.describe('the index of the fine print', () => {
  test.beforeEach(({ page }) => page.goto('/privacy-policy'));

  test('is beside the text, stays on screen, and ends with the text', async ({ page }) => {
    const atStart = await top(page);
    expect(atStart).toBeGreaterThan(400);
    await scrollTo(page, 100);
    expect(await top(page)).toBeCloseTo(atStart - 100, 0);
    await scrollTo(page, 3000);
    const fixed = await top(page);
    expect(fixed).toBe(148);
    await scrollTo(page, 5000);
    expect(await top(page)).toBe(fixed);
    await scrollToEnd(page);
    expect(await top(page)).toBeLessThan(0);
  });

  test('highlights a section once the scroll passes its start less 150 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 0);
    await expect(current(page)).toHaveCount(0);
    for (const [id, label] of [
      ['terms', 'Terms and Conditions'],
      ['privacy', 'Privacy Policy'],
      ['license', 'End User License Agreement'],
    ] as const) {
      const start = Math.ceil(await startOf(page, id));
      await scrollTo(page, start - 152);
      await expect(current(page).filter({ hasText: label })).toHaveCount(0);
      await scrollTo(page, start - 150);
      await expect(current(page)).toHaveText(label);
    }
  });

  test('leads to each section, clear of the navbar, and back to the top', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [label, id] of [
      ['Privacy Policy', 'privacy'],
      ['End User License Agreement', 'license'],
      ['Terms and Conditions', 'terms'],
    ] as const) {
      await index(page).getByRole('link', { name: label }).click();
      await expect
        .poll(async () => (await startOf(page, id)) - (await page.evaluate(() => scrollY)))
        .toBeCloseTo(navbarHeight, 0);
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
    }
    await index(page).getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('the index of the fine print on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phoneScreen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/privacy-policy');
  });

  test('a press lights the section it leads to', async ({ page }) => {
    await startHydration(page);
    for (const label of ['Terms and Conditions', 'Privacy Policy', 'End User License Agreement']) {
      await index(page).getByRole('link', { name: label }).click();
      await expect(current(page)).toHaveText(label);
    }
  });

  test('is a strip under the navbar on phones', async ({ page }) => {
    await scrollTo(page, 4000);
    await expect.poll(() => top(page)).toBe(navbarHeight);
    expect((await boxOf(index(page))).height).toBeLessThan(64);
    await expect(index(page).getByRole('link', { name: 'Back to top' })).toBeInViewport();
  });
});
