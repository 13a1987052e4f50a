import { expect, test } from '@playwright/test';
import { isLaidOut } from '../support/first-screen-layout.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

test('an element that is added or removed does not restyle the whole page', async ({ page, browser }) => {
  for (const path of ['/', '/schedule', '/davie', '/faq'])
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForFunction(isLaidOut);
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.evaluate(() => {
        const button = document.createElement('button');
        document.querySelector('#content > *')?.append(button);
        button.getBoundingClientRect();
        button.remove();
        document.body.getBoundingClientRect();
      });
      const trace = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: { name: string; args: { elementCount?: number } }[];
      };
      const restyled = trace.traceEvents
        .filter(({ name }) => name === 'UpdateLayoutTree')
        .map(({ args }) => args.elementCount ?? 0);
      // The button itself is counted, so a trace without counts fails.
      expect.soft(Math.max(...restyled), path).toBeGreaterThan(0);
      expect.soft(Math.max(...restyled), path).toBeLessThan(100);
    });
});
