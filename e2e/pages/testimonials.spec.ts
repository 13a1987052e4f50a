import { expect, type Page } from '@playwright/test';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { startHydration } from '../loading/hydration.ts';
import { test } from '../playwright/test.ts';

// When the row moves and when it waits: app/pages/testimonials/testimonial-carousel.dom.test.tsx.
const selected = (page: Page) => page.locator('[data-testimonial][data-selected]');
const interview = (page: Page, name: string) => page.getByRole('dialog', { name: `Interview with ${name}` });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the row moves by itself, each time for 1000 ms', async ({ page }) => {
    await page.goto('/testimonials');
    await startHydration(page);
    await expect(page.locator('[data-testimonial="1"]')).toHaveAttribute('data-selected');
    const [property, duration] = await selected(page).evaluate((card) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(card);
      return [transitionProperty, transitionDuration];
    });
    expect(property).toContain('translate');
    expect(duration).toMatch(/^1s/);
  });
});

test('a digit in the URL selects its testimonial and opens its interview', async ({ page }) => {
  // A film that plays would be painted while axe runs; this one never begins.
  await page.route(/\/media\/.*\.(mp4|webm|m3u8)/, () => {});
  await page.goto('/testimonials?2');
  await expect(selected(page)).toHaveAttribute('data-testimonial', '2');
  await expect(interview(page, 'Ruth Ansel')).toBeVisible();
  expect(await faultsFoundByAxe(page, 'dialog[open]')).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/testimonials\?2$/);
});
