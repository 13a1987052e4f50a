import { expect, test } from '@playwright/test';
import type { FormCase } from '#tests/form-cases/form-cases.ts';
import { faultsFoundByAxe } from './axe.ts';
import { errorUnder, fillIn, formPages, openForm, submitButton, withoutPopups } from './form-pages.ts';

const now = () => Date.now();
const masked = /phone|zip|date/i;

/** Can a visitor get this into the form at all? Masks, dropdowns and single lines keep much of it out. */
const isTypeable = (field: string, value: unknown): value is string =>
  typeof value === 'string' &&
  !/[\p{Cc}\p{Cs}]/u.test(value) &&
  !(masked.test(field) && (!/^[\d/-]*$/.test(value) || /^\d{6,}$|^\d{3}-\d{3}-\d{5}$/.test(value))) &&
  !/^(48723|48724|Miami|Owner|pause)$/.test(value) &&
  !/^(cancelType|suspensionDuration|marketing|uploadedFiles|files)$/.test(field);

/** Every bound is tried against the schema itself; here each text of each field is seen once where visitors see it. */
const oncePerText = (cases: readonly FormCase[]) => {
  const seen = new Set<string>();
  return cases.flatMap(({ name, change, errors }) => {
    const [[field, value] = [''], ...more] = Object.entries(change);
    const error = errors[field];
    if (more.length > 0 || !error || !isTypeable(field, value) || seen.has(`${field} ${error}`)) return [];
    seen.add(`${field} ${error}`);
    return [{ name, field, value, error }];
  });
};

test.beforeEach(({ page }) => withoutPopups(page));

for (const formPage of formPages) {
  test(`${formPage.form}: every rule in its own words`, async ({ page }) => {
    test.slow();
    const { valid, cases } = formPage.cases(now);
    const form = await openForm(page, formPage);

    await test.step('an empty form names every required field and takes the visitor to the first', async () => {
      await submitButton(form).click();
      const first = form.locator('[aria-invalid="true"]').first();
      await expect(first).toBeVisible();
      await expect(form.locator('[role="alert"]').last()).toContainText('another look');
      expect(
        await form.evaluate((node) => {
          const wrong = node.querySelector('[aria-invalid="true"]');
          return wrong === document.activeElement || wrong?.contains(document.activeElement);
        }),
      ).toBe(true);
    });

    await fillIn(form, valid);
    for (const { name, field, value, error } of oncePerText(cases)) {
      const control = form.locator(`[name="${field}"]`);
      await fillIn(form, { [field]: value });
      await control.blur();
      await expect(errorUnder(form, field), name).toHaveText(error);
      await fillIn(form, { [field]: valid[field] });
      await expect(errorUnder(form, field), name).toHaveCount(0);
    }
  });

  test(`${formPage.form}: on a phone it fits, and everyone can use it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const form = await openForm(page, formPage);
    await submitButton(form).click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    for (const control of await form.locator('input:visible, select:visible, textarea:visible').all()) {
      if ((await control.getAttribute('name')) === 'homepage') continue;
      const box = await control.boundingBox();
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
    expect(await faultsFoundByAxe(page, `form:has(input[value="${formPage.form}"])`)).toEqual([]);
  });
}
