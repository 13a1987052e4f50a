import type { Page } from '@playwright/test';

/** Whether the current step of the history is that of an open dialog or menu, which Back closes. */
export const hasOverlayEntry = (page: Page) => page.evaluate(() => Boolean(history.state?.overlay));
