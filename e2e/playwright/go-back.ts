import type { Page } from '@playwright/test';

/**
 * Back to another document. One that is restored from the back-forward cache has no `load`, for which
 * Playwright waits by default. Full Chromium has that cache, the headless shell has not.
 */
export const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });
