import type { Page } from '@playwright/test';

/**
 * Waits until the page is laid out with its fonts, and the pictures near the screen are requested. `load`
 * waits for neither: the first frame requests the fonts, which break some lines elsewhere. Observers report
 * after a frame, also while the clock of the page is stopped.
 */
export const untilLaidOut = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => new IntersectionObserver(done).observe(document.body));
    await nextFrame();
    await document.fonts.ready;
    await nextFrame();
  });
