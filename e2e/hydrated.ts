import type { Page } from '@playwright/test';

/** Shows an intention and waits until React has hydrated the page (`app/hydration/start-on-intent.ts`). */
export async function awaken(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await page.waitForFunction(() => !window.earlyInput);
}
