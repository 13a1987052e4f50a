import { expect, type Locator } from '@playwright/test';
import { formWords } from '#words/forms.ts';
import { holdScripts } from '../loading/script-files.ts';
import { test } from '../playwright/test.ts';
import { fillIn, formOn, hydrateForm, notice, openForm, submitButton } from './form-actions.ts';
import { formPageOf, isEnteredAgain, uniqueValues } from './form-pages.ts';
import { storedKindsOf } from './stored-submissions.ts';

// Playwright switches the back-forward cache off: on Back the browser loads the page again and restores the
// values of its fields.

/** What a visitor sees in the fields, without files: browsers do not restore those. */
const shownIn = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)]
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => `${name}=${value}`)
      .sort(),
  );

// It has every type of field but a password, and a field that a choice hides.
test('a form is sent with the values that are shown after it was left and returned to', async ({ page }) => {
  const formPage = formPageOf('career-application');
  const values = uniqueValues(formPage);
  const entries = Object.entries(values);
  const restored = Object.fromEntries(entries.filter((entry) => !isEnteredAgain(entry)));
  const { release } = await holdScripts(page, /\/assets\/.*-form-.*\.js$/);
  await page.goto(formPage.path);
  const form = formOn(page, formPage.form);
  await fillIn(form, restored);
  const filled = await shownIn(form);
  await test.step('hydration changes no value', async () => {
    release();
    await hydrateForm(page, formPage.form);
    expect(await shownIn(form)).toEqual(filled);
  });

  await page.goto('/robots.txt');
  await page.goBack();
  await hydrateForm(page, formPage.form);
  const shown = await shownIn(form);
  await fillIn(form, Object.fromEntries(entries.filter(isEnteredAgain)));
  // Whatever the browser restored, the form sends the values that it shows.
  const isShown = (field: string) =>
    shown.some((entry) => entry.startsWith(`${field}=`) && !entry.endsWith('='));
  await fillIn(form, Object.fromEntries(Object.entries(restored).filter(([field]) => !isShown(field))));
  expect(await shownIn(form)).toEqual(filled);
  await submitButton(form).click();
  await expect(notice(page, formPage.success)).toBeVisible();
  expect(storedKindsOf(values.email)).toEqual(formPage.stored);
});

test('a long text survives a reload, until the visitor starts over', async ({ page }) => {
  const story = 'Hot yoga gave me back my sleep. '.repeat(12);
  let form = await openForm(page, { form: 'teacher-training', path: '/teacher-training' });
  await form.locator('[name="description"]').fill(story);
  await form.getByLabel('Midtown Miami').check();
  await page.reload();
  form = await hydrateForm(page, 'teacher-training');
  await expect(form.locator('[name="description"]')).toHaveValue(story);
  await expect(form.getByLabel('Midtown Miami')).toBeChecked();
  await form.getByRole('button', { name: 'Start over' }).click();
  await expect(form.locator('[name="description"]')).toHaveValue('');
});

test('what a reload restores says that files are not in it', async ({ page }) => {
  let form = await openForm(page, { form: 'career-application', path: '/careers' });
  await form.locator('[name="description"]').fill('Ten years of teaching at dawn.');
  await page.reload();
  form = await hydrateForm(page, 'career-application');
  await expect(form.getByText(formWords.draftRestoredWithoutFiles)).toBeVisible();
});
