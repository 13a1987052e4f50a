import { expect, type Page } from '@playwright/test';
import { startHydration } from '../loading/hydration.ts';
import { test } from '../playwright/test.ts';
import { classRows, isClassWindow, listedDays } from './schedule-page.ts';

/** Fewer pixels cost less CPU time; a list loads more at the same distance. */
test.use({ viewport: { width: 800, height: 600 } });

/** Nothing is loading: the end of the list is farther away than the distance at which it loads more. */
const isAtRest = (page: Page) =>
  page
    .locator('[data-list-end]')
    .evaluate((end) => end.getBoundingClientRect().top > window.innerHeight + 900);

test('the schedule loads more after a jump to its end before hydration, without an endless load', async ({
  page,
}) => {
  let requestCount = 0;
  page.on('request', (request) => {
    if (isClassWindow(request)) requestCount += 1;
  });
  await page.goto('/schedule');
  await expect(classRows(page).first()).toBeAttached();
  const before = await listedDays(page).count();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await startHydration(page);
  await expect.poll(() => listedDays(page).count()).toBeGreaterThan(before);
  await expect.poll(() => isAtRest(page)).toBe(true);
  expect(requestCount).toBeLessThanOrEqual(3);
});
