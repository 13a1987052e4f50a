import type { Page } from '@playwright/test';

/** Scrolls to a position at once, also with motion. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
