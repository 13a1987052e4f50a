import { expect, type Page, type Route } from '@playwright/test';
import { startHydration } from './hydration.ts';

export const rows = (page: Page) => page.locator('#panel-classes li h3');
export const days = (page: Page) => page.locator('#panel-classes [data-day]');
export const studio = (page: Page) => page.getByRole('combobox', { name: 'Studio' });

/** Records the GraphQL requests of the browser, and can delay, change or block their responses. */
export const operation = (route: Route | { url(): string }) => {
  const url = new URL('request' in route ? route.request().url() : route.url());
  return {
    name: /^(?:query) (\w+)/.exec(url.searchParams.get('query') ?? '')?.[1],
    variables: JSON.parse(url.searchParams.get('variables') ?? '{}') as Record<string, string>,
  };
};
export const isWindow = (route: Route) => operation(route).name === 'ClassWindow';
export const onGraphql = (page: Page, handler: (route: Route) => Promise<void> | void) =>
  page.route('**/graphql?*', handler);
export const empty = JSON.stringify({
  data: { getLocalClassesV2: { results: [], meta: { pagination: { pages: 0 } } } },
});
/** Scrolls down like a visitor, and again if nothing has loaded. */
export const scrollUntil = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    await check();
  }).toPass({ timeout: 30_000 });
export const moreDaysThan = (page: Page, count: number) => () =>
  expect.poll(() => days(page).count(), { timeout: 2000 }).toBeGreaterThan(count);

export const ready = async (page: Page, address = '/schedule') => {
  await page.goto(address);
  await startHydration(page);
};
