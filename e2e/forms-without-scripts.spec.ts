import { expect, test } from '@playwright/test';
import { fillIn, formPages } from './form-pages.ts';

test.use({ javaScriptEnabled: false });

/** The app's own request form is the one that needs scripts: it knows the account from them. */
const posted = formPages.filter(({ form }) => form !== 'support-request');

for (const { form: name, path, cases, ends } of posted) {
  test(`${name}: sent without JavaScript, answered by a page`, async ({ page }) => {
    const { valid } = cases(Date.now);
    await page.goto(path);
    const form = page.locator(`form:has(input[name="form"][value="${name}"])`);

    await form.locator('button[type="submit"]').click();
    await expect(form.getByRole('alert')).toContainText('Email is required');

    const { uploadedFiles: _, ...values } = valid;
    await fillIn(form, values);
    await form.locator('[name="email"]').fill('not an address');
    await form.locator('button[type="submit"]').click();
    await expect(form.locator('[id$="-email-error"]')).toHaveText('Enter a valid email');
    await expect(form.locator('[name="email"]')).toHaveValue('not an address');

    // Files and passwords are never sent back, so they are given again.
    await fillIn(form, { ...values, email: valid.email });
    await form.locator('button[type="submit"]').click();
    if ('page' in ends) await expect(page).toHaveURL(`${ends.page}#content`);
    else await expect(page.getByText(ends.panel)).toBeVisible();
  });
}

test('another site cannot post in a visitor’s name', async ({ request }) => {
  const answer = await request.post('/retreats', {
    headers: { origin: 'https://elsewhere.example' },
    form: { form: 'retreat', firstName: 'A', lastName: 'B' },
  });
  expect(answer.status()).toBe(400);
});
