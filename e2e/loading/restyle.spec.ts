import { type Browser, expect, type Page, test } from '@playwright/test';
import { isLaidOut } from '../support/first-screen-layout.ts';
import { startHydration } from '../support/hydration.ts';
import { blockScripts } from '../support/script-files.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

/** The largest number of elements whose style the browser computes at once while the page runs this code. */
async function restyledBy(browser: Browser, page: Page, code: () => void) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(code);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return Math.max(
    ...trace.traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args.elementCount ?? 0),
  );
}

test('an element that is added or removed does not restyle the whole page', async ({ page, browser }) => {
  for (const path of ['/', '/schedule', '/davie', '/faq'])
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForFunction(isLaidOut);
      const restyled = await restyledBy(browser, page, () => {
        const button = document.createElement('button');
        document.querySelector('#content > *')?.append(button);
        button.getBoundingClientRect();
        button.remove();
        document.body.getBoundingClientRect();
      });
      // The button itself is counted, so a trace without counts fails.
      expect.soft(restyled, path).toBeGreaterThan(0);
      expect.soft(restyled, path).toBeLessThan(100);
    });
});

test('the end of the layout in steps restyles its parts, not what is inside them', async ({
  page,
  browser,
}) => {
  await blockScripts(page);
  for (const path of ['/', '/davie'])
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForFunction(isLaidOut);
      const restyled = await restyledBy(browser, page, () => {
        delete document.documentElement.dataset.layout;
        document.body.getBoundingClientRect();
      });
      const all = await page.locator('#content *').count();
      expect.soft(restyled, path).toBeGreaterThan(0);
      expect.soft(restyled, path).toBeLessThan(all / 2);
    });
});

test('a placeholder far from the screen is not animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await blockScripts(page);
  const animated = () => page.evaluate(() => document.getAnimations().length);
  for (const path of ['/schedule', '/on-demand'])
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForFunction(isLaidOut);
      await expect.poll(animated, path).toBe(0);
      await page.locator('#content [class*=animate-glow]:visible').last().scrollIntoViewIfNeeded();
      await expect.poll(animated, path).toBeGreaterThan(0);
    });
});

test('the start of React on the schedule needs no time zones and no collation of the browser', async ({
  page,
}) => {
  // Their first use is one long task for which a press waits.
  await page.addInitScript(() => {
    Object.assign(window, { used: [] });
    for (const name of ['DateTimeFormat', 'Collator'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, args, self) {
            (window as unknown as { used: string[] }).used.push(name);
            return Reflect.construct(target, args, self);
          },
        }),
      });
  });
  await page.goto('/schedule');
  await startHydration(page);
  await page.getByText('FIIT', { exact: true }).first().click();
  await expect(page).toHaveURL(/kind=fiit/);
  expect(await page.evaluate(() => (window as unknown as { used: string[] }).used)).toEqual([]);
});
