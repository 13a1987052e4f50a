import type { Page } from '@playwright/test';

/** Runs in the page: touches every visible island that is not hydrated; true when all are. */
export const touchIslands = (): boolean => {
  const waiting = [
    ...document.querySelectorAll('[data-island]:not([data-state=ready], dialog:not([open]) *)'),
  ].filter((island) => island.checkVisibility());
  for (const island of waiting) island.dispatchEvent(new Event('focusin', { bubbles: true }));
  return document.readyState === 'complete' && waiting.length === 0;
};

/** Hydrates the islands of the page, except those in closed dialogs and hidden tabs. */
export async function startHydration(page: Page) {
  await page.waitForFunction(touchIslands);
}
