import { expect, type Page } from '@playwright/test';
import { formSuccesses } from '#words/form-notices.ts';
import { holdScripts } from '../loading/script-files.ts';
import { test } from '../playwright/test.ts';
import { fillIn, formOn, hydrated, hydrateForm, notice, openForm, submitButton } from './form-actions.ts';
import { formPageOf, uniqueValues } from './form-pages.ts';

test('values and presses from before the code was loaded are used', async ({ page }) => {
  const { release } = await holdScripts(page, /teacher-training-form/);
  await page.goto('/teacher-training');
  const form = page.locator('form:has(input[value="teacher-training"])');
  const description = form.locator('[name="description"]');
  await form.locator('[name="name"]').fill('Elena Duarte');
  await form.locator('[name="phone"]').fill('5615550170');
  await description.fill('Because it helped me.');
  await form.getByLabel('Midtown Miami').check();
  await submitButton(form).click();
  await expect(submitButton(form)).toHaveAttribute('aria-busy', 'true');
  release();
  // The press is replayed once the form is hydrated, and shows which fields are missing.
  await expect(form.getByRole('alert')).toContainText('Minimum 150 words');
  await expect(form.getByRole('alert')).not.toContainText('Name is required');
  await expect(form.getByRole('alert')).not.toContainText('at least one location');
  await expect(form.locator('[name="name"]')).toHaveValue('Elena Duarte');
  await expect(description).toHaveValue('Because it helped me.');
  await expect(form.getByLabel('Midtown Miami')).toBeChecked();
});

test('a form that the browser posted returns with the focus in its first invalid field', async ({ page }) => {
  const form = formOn(page, 'contact');
  await page.goto('/contact-us');
  await form.locator('[name="name"]').fill('Noor');
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(form.locator('[name="email"]')).toBeFocused();
  await expect(form.locator('[name="name"]')).toHaveValue('Noor');
});

test('sign-up is filled from the URL without its own code, and stays so when it arrives', async ({
  page,
}) => {
  const { release } = await holdScripts(page, /sign-up-form/);
  await page.goto(
    '/sign-up?firstName=Ana&lastName=Peña&email=ana%40example.com&phone=3055550118&utm_source=website_popup&source=app',
  );
  const form = formOn(page, 'sign-up');
  const expectPrefilled = async () => {
    await expect(form.locator('[name="firstName"]')).toHaveValue('Ana');
    await expect(form.locator('[name="lastName"]')).toHaveValue('Peña');
    await expect(form.locator('[name="email"]')).toHaveValue('ana@example.com');
    await expect(form.locator('[name="phone"]')).toHaveValue('305-555-0118');
  };
  await expectPrefilled();
  await expect(hydrated(form)).toHaveCount(0);
  release();
  await hydrateForm(page, 'sign-up');
  await expectPrefilled();
});

test('under 768 px the box for messages is ticked and stays so', async ({ page }) => {
  const form = await openForm(page, formPageOf('sign-up'));
  await page.setViewportSize({ width: 767, height: 900 });
  const box = form.getByRole('checkbox', { name: /may email/ });
  await expect(box).toBeChecked();
  await expect(box).toBeDisabled();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(box).not.toBeChecked();
  await expect(box).toBeEnabled();
});

/** Fills in a sign-up as a visitor of our app and presses its button. */
const signUpFromApp = async (page: Page) => {
  const path = '/sign-up?utm_source=website_popup&source=app';
  const form = await openForm(page, { form: 'sign-up', path });
  await fillIn(form, uniqueValues(formPageOf('sign-up')));
  await submitButton(form).click();
};

test('sign-up sends the campaign tags of the URL', async ({ page }) => {
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/graphql'),
  );
  await signUpFromApp(page);
  const { variables } = (await sent).postDataJSON();
  expect(variables).toMatchObject({ utm_source: 'website_popup', location: '48750', marketing: false });
});

test('sign-up passes its keys to the thank-you page, which keeps them', async ({ page }) => {
  await signUpFromApp(page);
  await expect(page).toHaveURL('/thankyou/app');
  const state = await page.evaluate(() => window.history.state);
  expect(state).toMatchObject({ isUpcomingLocation: false, isEmpowerSeries: false });
  expect(state.codeVerifier).toBeTruthy();
  expect(state.url).toContain('code_challenge');
  await expect(notice(page, formSuccesses.request)).toBeVisible();
  // A reload keeps the keys, and shows no notice again.
  await page.reload();
  const again = await page.evaluate(() => window.history.state);
  expect(again).toMatchObject({ codeVerifier: state.codeVerifier });
  expect(again).not.toHaveProperty('toast');
  expect(await page.evaluate(() => sessionStorage.getItem('next-page'))).toBeNull();
  await page.goBack();
  await expect(page.locator('form [name="password"]')).toHaveValue('');
});

test('masks work from the first key on, before and during hydration, for a visitor who types without a pause', async ({
  page,
}) => {
  const { release } = await holdScripts(page, /sign-up-form/);
  await page.goto('/sign-up');
  const form = formOn(page, 'sign-up');
  const phone = form.locator('[name="phone"]');
  await phone.focus();
  await page.keyboard.type('+1 305');
  await expect(phone).toHaveValue('130-5');
  release();
  // Typing goes on while React takes over the field.
  await phone.pressSequentially(' 555 0118');
  await expect(phone).toHaveValue('305-555-0118');
  await expect(hydrated(form)).toHaveCount(1);
  await expect(phone).toHaveValue('305-555-0118');
});
