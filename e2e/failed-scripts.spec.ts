import { expect, type Page, type Route, test } from '@playwright/test';
import { hydrateForm, withoutPopups } from './support/form-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

const failures: Record<string, (route: Route) => Promise<void>> = {
  'answered 503': (route) => route.fulfill({ status: 503 }),
  'cut off': (route) => route.abort(),
};

/** Every script of the site fails on its first two requests; returns the number of requests for each. */
const failFirst = async (page: Page, fail: (route: Route) => Promise<void>) => {
  const tries = new Map<string, number>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const count = (tries.get(pathname) ?? 0) + 1;
    tries.set(pathname, count);
    await (count <= 2 ? fail(route) : route.continue());
  });
  return tries;
};

for (const [how, fail] of Object.entries(failures)) {
  test(`a page whose scripts are ${how} is still hydrated, and a click made meanwhile is handled`, async ({
    page,
  }) => {
    const tries = await failFirst(page, fail);
    await page.goto('/on-demand');
    await page
      .getByRole('button', { name: /^Play Before the Coffee/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    await hydrateForm(page, 'on-demand');
    for (const part of ['entry.client', 'screening', 'on-demand-form'])
      expect([...tries].find(([path]) => path.includes(part))?.[1], part).toBeGreaterThanOrEqual(3);
  });
}

test('a page whose scripts are refused for long requests them again at the next intent', async ({ page }) => {
  await page.clock.install();
  let isDown = true;
  let asked = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked += 1;
    await (isDown ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto('/faq');
  await page.mouse.wheel(0, 100);
  await expect(async () => {
    const before = asked;
    await page.clock.runFor(60_000);
    expect(asked).toBe(before);
    expect(asked).toBeGreaterThan(0);
  }).toPass();
  isDown = false;
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => !window.earlyInput);
});
