import type { BrowserContext, Page } from '@playwright/test';

/** Popups have their own tests and would cover the page here. */
export const withoutPopups = (page: Page | BrowserContext) =>
  page.addInitScript(() => {
    localStorage.setItem('free-class-popup', 'yes');
    sessionStorage.setItem('promo-modal', 'yes');
  });
