import type { Page } from '@playwright/test';

/** A visitor who has shown an intention, and whose page has woken up since (`app/hydration/start-on-intent.ts`). */
export async function awaken(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await page.waitForFunction(() => !window.earlyInput);
}
