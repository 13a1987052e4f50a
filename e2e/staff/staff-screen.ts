import { expect, type Page } from '@playwright/test';
import { faultsFoundByAxe } from '../every-page/axe.ts';

/** A screen of /staff that passes axe and does not scroll sideways. `part`: opened since the last check. */
export const expectSound = async (page: Page, part?: string) => {
  expect(await faultsFoundByAxe(page, part)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // Nothing is cut off at the edge of an open sheet.
  const cutOff = await page
    .locator('.sheet:visible')
    .evaluateAll(
      (sheets) => sheets.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(cutOff).toBe(0);
};
