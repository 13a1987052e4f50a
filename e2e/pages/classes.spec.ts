import { expect } from '@playwright/test';
import { startHydration } from '../loading/hydration.ts';
import { navbarHeight } from '../playwright/screens.ts';
import { scrollTo } from '../playwright/scroll-to.ts';
import { test } from '../playwright/test.ts';

test.describe('with motion', () => {
  // Moving pictures cost CPU time per pixel.
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1000, height: 600 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/classes');
    await startHydration(page);
  });

  test('cards below the fold rise on first entry only', async ({ page }) => {
    const card = page.locator('#flow [data-reveal]').first();
    await expect(card).toHaveAttribute('data-reveal', 'waiting');
    await card.scrollIntoViewIfNeeded();
    await expect(card).toHaveAttribute('data-reveal', 'shown');
    await scrollTo(page, 0);
    await expect(card).toHaveAttribute('data-reveal', 'shown');
  });

  test('media cards zoom to 1.2 in 300 ms under the pointer, and not under reduced motion', async ({
    page,
  }) => {
    const picture = page.locator('.zoom-media img').first();
    await picture.hover();
    await expect(picture).toHaveCSS('scale', '1.2');
    await expect(picture).toHaveCSS('transition-duration', '0.3s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(
      Number.parseFloat(await picture.evaluate((image) => getComputedStyle(image).transitionDuration)),
    ).toBeLessThan(0.001);
  });
});

// e2e/loading/page-script.spec.ts: the arrows of a row.
test('each of the two carousels has five pictures and its arrows', async ({ page }) => {
  await page.goto('/classes');
  for (const name of ['The best studios in Florida, we dare say', 'Rooms made for sweating']) {
    const region = page.getByRole('region', { name });
    await expect(region.getByRole('list', { name }).getByRole('listitem')).toHaveCount(5);
    await expect(region.getByRole('button', { name: 'Next' })).toBeEnabled();
  }
});

test('a link to a workout lands on it, clear of the navbar', async ({ page }) => {
  for (const kind of ['flow', 'fiit', 'restore']) {
    await page.goto(`/classes#${kind}`);
    await expect
      .poll(() =>
        page.locator(`#${kind}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      )
      .toBe(navbarHeight);
  }
});
