import type { Page } from '@playwright/test';

/** Starts React and waits until it has hydrated the page (`page-script/react-start/start-app.ts`). */
export async function startHydration(page: Page) {
  await page.evaluate(() => window.earlyInput?.run());
  await page.waitForFunction(() => !window.earlyInput);
}
