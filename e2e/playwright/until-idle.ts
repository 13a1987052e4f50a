import type { Page } from '@playwright/test';

/** Waits until observers have reported what is on the screen, and what they start when idle has begun. */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(() => done(null)));
  });
