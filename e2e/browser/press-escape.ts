import { expect, type Page } from '@playwright/test';

/** Escape closes a dialog once it is open. */
export async function pressEscape(page: Page): Promise<void> {
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
}
