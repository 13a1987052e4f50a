import { expect, test } from '@playwright/test';
import { formOn } from '../support/form-actions.ts';
import { pressEscape } from '../support/press-escape.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

test('a page whose scripts fail twice is still hydrated, and handles the click made meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  /** The number of requests for each script of the site, of which the first two fail. */
  const tries = new Map<string, number>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const count = (tries.get(pathname) ?? 0) + 1;
    tries.set(pathname, count);
    if (count === 1) await route.fulfill({ status: 503 });
    else if (count === 2) await route.abort();
    else await route.continue();
  });
  /** Advances the page's clock through the pauses between two attempts. */
  const soon = (check: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(1000);
      await check();
    }).toPass();
  await page.goto('/on-demand');
  await page
    .getByRole('button', { name: /^Play Before the Coffee/ })
    .first()
    .click();
  await soon(() => expect(page.getByRole('dialog')).toBeVisible({ timeout: 300 }));
  await pressEscape(page);
  const form = formOn(page, 'on-demand');
  await form.scrollIntoViewIfNeeded();
  await soon(() => expect(form).toHaveAttribute('data-hydrated', 'true', { timeout: 300 }));
  for (const part of ['entry.client', 'video-dialog', 'on-demand-form'])
    expect([...tries].find(([path]) => path.includes(part))?.[1], part).toBeGreaterThanOrEqual(3);
});

test('a page whose scripts are refused for long requests them again at the next intent', async ({ page }) => {
  await page.clock.install();
  let isDown = true;
  let requestCount = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    requestCount += 1;
    await (isDown ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto('/faq');
  await page.mouse.wheel(0, 100);
  await expect(async () => {
    const before = requestCount;
    await page.clock.runFor(60_000);
    expect(requestCount).toBe(before);
    expect(requestCount).toBeGreaterThan(0);
  }).toPass();
  isDown = false;
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() => !window.earlyInput);
});
