import { expect, type Locator, type Page, test } from '@playwright/test';
import { startHydration } from '../support/hydration.ts';
import { classRows, listedDays, openSchedule, operation } from '../support/schedule-page.ts';
import { withoutPopups } from '../support/without-popups.ts';

const videos = (page: Page) => page.getByRole('tabpanel').locator('article');

/** Ways to jump below the end of a list without scrolling past it. */
const toTheEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
const toTheFooter = (page: Page) =>
  page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' }));

/** Nothing is loading: the end of the list is farther away than the distance at which it loads more. */
const isAtRest = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('[data-list-end]')
        .evaluate((end) => end.getBoundingClientRect().top > window.innerHeight + 900),
    )
    .toBe(true);
const growsAfter = async (items: Locator, jump: (page: Page) => Promise<unknown>) => {
  const before = await items.count();
  await jump(items.page());
  await expect.poll(() => items.count()).toBeGreaterThan(before);
};

/** Fewer pixels cost less CPU time; a list loads more at the same distance. */
test.use({ viewport: { width: 800, height: 600 } });

test.beforeEach(({ page }) => withoutPopups(page));

test('the schedule loads more when its end is reached without scrolling, without an endless wait or load', async ({
  page,
}) => {
  let first = 0;
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

  await test.step('after a jump to the end of the page', () => growsAfter(listedDays(page), toTheEnd));

  await test.step('after a jump to an anchor below the list', async () => {
    await isAtRest(page);
    await growsAfter(listedDays(page), toTheFooter);
  });

  await test.step('after a jump before hydration', async () => {
    await page.goto('/schedule');
    await expect(classRows(page).first()).toBeAttached();
    first = await listedDays(page).count();
    await growsAfter(listedDays(page), async () => {
      await toTheEnd(page);
      await startHydration(page);
    });
  });

  await test.step('after Back to a deep position with a full load', async () => {
    await toTheEnd(page);
    await page.goto('/robots.txt');
    await page.goBack();
    await startHydration(page);
    await expect.poll(() => listedDays(page).count()).toBeGreaterThan(first);
    await expect(classRows(page).first()).toBeAttached();
  });
});

test('the library, a tab and a row of it load more when their ends are reached without scrolling', async ({
  page,
}) => {
  await test.step('a row and the library, after a jump before hydration', async () => {
    await page.goto('/on-demand');
    const row = page.getByRole('list', { name: 'Flow, to move' });
    await expect(row.locator('article')).toHaveCount(6);
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await growsAfter(videos(page), async () => {
      await toTheEnd(page);
      await startHydration(page);
    });
    await expect(row.locator('article')).toHaveCount(12);
  });

  await test.step('after a jump to an anchor below the library', async () => {
    await isAtRest(page);
    await growsAfter(videos(page), toTheFooter);
  });

  await test.step('a tab, after a jump before hydration', async () => {
    // A full load, which another hash alone is not.
    await page.goto('/robots.txt');
    await page.goto('/on-demand#fiit');
    await toTheEnd(page);
    await startHydration(page);
    await expect(videos(page).first()).toContainText('FIIT');
    await expect.poll(() => videos(page).count()).toBeGreaterThan(10);
  });

  await test.step('another tab, after a jump to the end of the page', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.goto('/on-demand#restore');
    await expect(videos(page).first()).toContainText(/restore/i);
    await growsAfter(videos(page), toTheEnd);
  });
});
