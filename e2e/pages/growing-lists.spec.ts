import { expect, type Page, test } from '@playwright/test';
import { startHydration } from '../support/hydrated.ts';
import { days, operation, ready, rows, withoutPopup } from '../support/schedule-page.ts';

/** Every growing list of the site, and the elements that it consists of. */
const lists = [
  { address: '/schedule', items: days },
  { address: '/on-demand', items: (page: Page) => page.getByRole('tabpanel').locator('article') },
  { address: '/on-demand#fiit', items: (page: Page) => page.getByRole('tabpanel').locator('article') },
] as const;

/** Ways to get below the end of a list without scrolling past it. */
const jumps: Record<string, (page: Page) => Promise<unknown>> = {
  'to the end of the page': (page) =>
    page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })),
  'to an anchor below the list': (page) =>
    page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' })),
};

test.beforeEach(({ page }) => withoutPopup(page));

for (const { address, items } of lists) {
  for (const [name, jump] of Object.entries(jumps)) {
    test(`${address} loads on after a jump ${name}`, async ({ page }) => {
      await ready(page, address);
      await expect(items(page).first()).toBeAttached();
      const before = await items(page).count();
      await jump(page);
      await expect.poll(() => items(page).count()).toBeGreaterThan(before);
    });
  }

  test(`${address} loads on for who jumped before its code was there`, async ({ page }) => {
    await page.goto(address);
    await expect(items(page).first()).toBeAttached();
    const before = await items(page).count();
    await jumps['to the end of the page']?.(page);
    await startHydration(page);
    await expect.poll(() => items(page).count()).toBeGreaterThan(before);
  });
}

test('after a jump the visitor sees days: neither an endless wait nor an endless load', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/graphql?') && operation(request).name === 'ClassWindow') asked += 1;
  });
  await ready(page);
  await page.evaluate(() => scrollBy({ top: 3000, behavior: 'instant' }));
  const waiting = page.locator('#panel-classes').getByText('Loading more days');
  await expect(async () => {
    if ((await waiting.count()) > 0) await expect(waiting).not.toBeInViewport({ timeout: 2000 });
  }).toPass();
  await page.waitForLoadState('networkidle');
  expect(asked).toBeLessThanOrEqual(3);
});

test('back at a deep place of the schedule, by a full load, the list goes on', async ({ page }) => {
  await ready(page);
  const before = await days(page).count();
  await jumps['to the end of the page']?.(page);
  await expect.poll(() => days(page).count()).toBeGreaterThan(before);
  await jumps['to the end of the page']?.(page);
  await page.goto('/robots.txt');
  await page.goBack();
  await startHydration(page);
  await expect.poll(() => days(page).count()).toBeGreaterThan(before);
  await expect(rows(page).first()).toBeAttached();
});

test('a row that was pushed to its end before its code was there loads on', async ({ page }) => {
  await page.goto('/on-demand');
  const row = page.getByRole('list', { name: 'Flow, to move' });
  await expect(row.locator('article')).toHaveCount(6);
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await startHydration(page);
  await expect(row.locator('article')).toHaveCount(12);
});
