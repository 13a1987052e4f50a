import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test.ts';
import { startHydration } from '../loading/hydration.ts';
import { classRows, listedDays, openSchedule, operation } from './schedule-page.ts';

/** A jump below the end of a list without scrolling past it. */
const toTheEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

/** Nothing is loading: the end of the list is farther away than the distance at which it loads more. */
const isAtRest = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('[data-list-end]')
        .evaluate((end) => end.getBoundingClientRect().top > window.innerHeight + 900),
    )
    .toBe(true);
const growsAfter = async (page: Page, jump: () => Promise<unknown>) => {
  const before = await listedDays(page).count();
  await jump();
  await expect.poll(() => listedDays(page).count()).toBeGreaterThan(before);
};

/** Fewer pixels cost less CPU time; a list loads more at the same distance. */
test.use({ viewport: { width: 800, height: 600 } });

test('the schedule loads more when its end is reached without scrolling, without an endless wait or load', async ({
  page,
}) => {
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/graphql?') && operation(request).name === 'ClassWindow') requestCount += 1;
  });

  await test.step('after a jump the visitor sees days, without an endless wait or load', async () => {
    await openSchedule(page);
    await page.evaluate(() => scrollBy({ top: 3000, behavior: 'instant' }));
    const waiting = page.locator('#panel-classes').getByText('Loading more days');
    await expect(async () => {
      if ((await waiting.count()) > 0) await expect(waiting).not.toBeInViewport({ timeout: 2000 });
    }).toPass();
    await isAtRest(page);
    expect(requestCount).toBeLessThanOrEqual(3);
  });

  await test.step('after a jump to the end of the page', () => growsAfter(page, () => toTheEnd(page)));

  await test.step('after a jump before hydration', async () => {
    await page.goto('/schedule');
    await expect(classRows(page).first()).toBeAttached();
    await growsAfter(page, async () => {
      await toTheEnd(page);
      await startHydration(page);
    });
  });
});
