import { expect, type Page, test } from '@playwright/test';
import { faultsFoundByAxe } from './support/axe.ts';
import { formPages, openForm, submitButton, withoutPopups } from './support/form-pages.ts';

// The error text of each field is tested case by case in app/forms/catalog/form-tables.test.tsx.
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const formPage of formPages) {
  test(`${formPage.form}: on a phone an empty form names what is missing, takes one to the first, fits and reads well`, async ({
    page,
  }) => {
    const form = await openForm(page, formPage);
    await submitButton(form).click();
    await expect(form.locator('[role="alert"]').last()).toContainText('another look');
    const first = form.locator('[aria-invalid="true"]').first();
    await expect(first).toBeInViewport();
    expect(
      await first.evaluate(
        (wrong) => wrong === document.activeElement || wrong.contains(document.activeElement),
      ),
    ).toBe(true);

    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const beyond = await form
      .locator('input:visible, select:visible, textarea:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getAttribute('name') !== 'topic_reference')
          .filter((control) => control.getBoundingClientRect().right > 390)
          .map((control) => control.getAttribute('name')),
      );
    expect(beyond).toEqual([]);
    expect(await faultsFoundByAxe(page, `form:has(input[value="${formPage.form}"])`)).toEqual([]);
  });
}
