import { expect, type Page } from '@playwright/test';

/** Escape closes a modal dialog only; in its first frame a dialog is a popover (`open-modal.ts`). */
export async function pressEscape(page: Page): Promise<void> {
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
}
