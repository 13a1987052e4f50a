import { expect, test } from '@playwright/test';
import { addresses } from './addresses.ts';
import { withoutPopups } from './form-pages.ts';

test('no field on a phone is set smaller than 16 px, or iPhones zoom into it', async ({ page }) => {
  test.slow();
  await withoutPopups(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const small: string[] = [];
  let count = 0;
  for (const address of addresses) {
    await page.goto(address);
    const fields = await page
      .locator(
        'select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range])',
      )
      .evaluateAll((all) =>
        all.map((field) => ({
          name: (field as HTMLInputElement).name || field.id,
          size: Number.parseFloat(getComputedStyle(field).fontSize),
        })),
      );
    count += fields.length;
    for (const { name, size } of fields) if (size < 16) small.push(`${address} ${name}: ${size}px`);
  }
  expect(count).toBeGreaterThan(50);
  expect(small).toEqual([]);
});
