import { expect, type Page, type Request, type Route } from '@playwright/test';
import { startHydration } from '../loading/hydration.ts';
import { operationOf } from '../playwright/operation-of.ts';

export const classRows = (page: Page) => page.locator('#panel-classes li h3');
export const listedDays = (page: Page) => page.locator('#panel-classes [data-day]');
export const studioSelect = (page: Page) => page.getByRole('combobox', { name: 'Studio' });

export const isClassWindow = (request: Request) => operationOf(request).name === 'ClassWindow';
export const onGraphql = (page: Page, handler: (route: Route) => Promise<void> | void) =>
  page.route('**/graphql?*', handler);
export const emptyClassWindow = JSON.stringify({
  data: { getLocalClassesV2: { results: [], meta: { pagination: { pages: 0 } } } },
});
/** Scrolls down like a visitor, and again if nothing has loaded. */
export const scrollUntil = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await classRows(page).last().scrollIntoViewIfNeeded();
    await check();
  }).toPass({ timeout: 30_000 });
export const moreDaysThan = (page: Page, count: number) => () =>
  expect.poll(() => listedDays(page).count(), { timeout: 2000 }).toBeGreaterThan(count);

export const openSchedule = async (page: Page, url = '/schedule') => {
  await page.goto(url);
  await startHydration(page);
};
