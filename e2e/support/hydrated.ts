import type { Page } from '@playwright/test';

/** Sends an event that counts as intent and waits until React has hydrated the page (`app/hydration/start-on-intent.ts`). */
export async function startHydration(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await page.waitForFunction(() => !window.earlyInput);
}
