import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../browser/test.ts';
import { holdScripts } from '../loading/script-files.ts';
import { fillIn, formOn, hydrated, hydrateForm, submitButton } from './form-actions.ts';
import { type FormPage, formPageOf, isEnteredAgain, uniqueValues } from './form-pages.ts';
import { storedKindsOf } from './stored-submissions.ts';

// Wide enough for the checkbox for messages, which is fixed on a phone.
test.use({ viewport: { width: 768, height: 844 } });

// Playwright switches the back-forward cache off: on Back the browser loads the page again and restores the
// values of its fields.

/** What a visitor sees in the fields, without files and passwords: browsers do not restore those. */
const shownIn = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) => {
    const entries = [...new FormData(element)].filter(
      ([name, value]) => typeof value === 'string' && !/password/i.test(name),
    );
    return entries.map(([name, value]) => `${name}=${value}`).sort();
  });

/** Forms that together have every type of field, and a field that a choice hides. */
for (const name of ['sign-up', 'career-application'])
  test(`${name} is sent with the values that are shown after it was left and returned to`, ({ page }) =>
    sentAsShown(page, formPageOf(name)));

const sentAsShown = async (page: Page, formPage: FormPage) => {
  const { form: name, path, ends, stored } = formPage;
  const values = uniqueValues(formPage);
  const entries = Object.entries(values);
  const restored = Object.fromEntries(entries.filter((entry) => !isEnteredAgain(entry)));
  const { release } = await holdScripts(page, /\/assets\/.*-form-.*\.js$/);
  await page.goto(path);
  const form = formOn(page, name);
  await fillIn(form, restored);
  const filled = await shownIn(form);
  if (name === 'career-application')
    await test.step('hydration changes no value', async () => {
      release();
      await hydrateForm(page, name);
      expect(await shownIn(form)).toEqual(filled);
    });
  else await expect(hydrated(form)).toHaveCount(0);

  await page.goto('/robots.txt');
  // Sign-up was left before its code was loaded: its request has ended with its page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  release();
  await page.goBack();
  await hydrateForm(page, name);
  const shown = await shownIn(form);
  await fillIn(form, Object.fromEntries(entries.filter(isEnteredAgain)));
  // Whatever the browser restored, the form sends the values that it shows and requires the missing ones.
  for (const [field, value] of Object.entries(restored))
    if (!shown.some((entry) => entry.startsWith(`${field}=`) && !entry.endsWith('=')))
      await fillIn(form, { [field]: value });
  const sent = await shownIn(form);
  expect(sent).toEqual(filled);
  await submitButton(form).click();
  if ('page' in ends) await expect(page).toHaveURL(ends.page);
  else await expect(page.locator('main').getByText(ends.panel)).toBeVisible();
  expect(storedKindsOf(values.email)).toEqual(stored);
};
