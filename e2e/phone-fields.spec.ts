import { devices, expect, test } from '@playwright/test';
import { addresses } from './addresses.ts';

const { viewport, hasTouch, isMobile, deviceScaleFactor } = devices['iPhone 13'];
test.use({ viewport, hasTouch, isMobile, deviceScaleFactor });

/** iOS zooms into a field with a smaller font size than this, and does not zoom out again. */
const smallest = 16;

test('no field of the site makes an iPhone zoom in', async ({ page }) => {
  test.setTimeout(120_000);
  const small: Record<string, string[]> = {};
  let fields = 0;
  for (const address of addresses) {
    await page.goto(address);
    const sizes = await page
      .locator(
        'select, textarea, input:not([type=radio], [type=checkbox], [type=file], [type=hidden], [type=range])',
      )
      .evaluateAll((all) =>
        all.map((field) => ({
          name: (field as HTMLInputElement).name || field.id,
          size: Number.parseFloat(getComputedStyle(field).fontSize),
        })),
      );
    fields += sizes.length;
    const faults = sizes.filter(({ size }) => size < smallest).map(({ name, size }) => `${name} ${size} px`);
    if (faults.length > 0) small[address] = faults;
  }
  expect(fields).toBeGreaterThan(50);
  expect(small).toEqual({});
});
