import { expect, type Locator, test } from '@playwright/test';
import { fillIn, formOn, hydrateForm, submitButton } from '../support/form-actions.ts';
import { formPages, uniqueValues } from '../support/form-pages.ts';
import { holdScripts } from '../support/script-files.ts';
import { storedKindsOf } from '../support/stored-submissions.ts';
import { withoutPopups } from '../support/without-popups.ts';

// Playwright switches the back-forward cache off: on Back the browser loads the page again and restores the
// values of its fields.
test.beforeEach(({ page }) => withoutPopups(page));

/** Browsers do not restore files and passwords; the rest is what a visitor sees in the fields. */
const notRestored = ['uploadedFiles', 'curriculumVitae', 'password', 'repeatPassword'];
const shownIn = (form: Locator) =>
  form.evaluate((element: HTMLFormElement, left) => {
    const entries = [...new FormData(element)].filter(
      ([name, value]) => typeof value === 'string' && !left.includes(name),
    );
    return entries.map(([name, value]) => `${name}=${value}`).sort();
  }, notRestored);

const pick = (values: Record<string, unknown>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));

/** Forms that together have every type of field, and a part that React adds. */
const restored = formPages.filter(({ form }) =>
  ['sign-up', 'career-application', 'support-request'].includes(form),
);

for (const formPage of restored) {
  const { form: name, path, ends, stored } = formPage;

  test(`${name} is sent with the values that are shown after it was left and returned to before its code is loaded`, async ({
    page,
  }) => {
    const values = uniqueValues(formPage);
    const { release } = await holdScripts(page, /\/assets\/.*-form-.*\.js$/);
    // The support request form of the app exists only after its code has loaded.
    if (name === 'support-request') release();
    await page.goto(path);
    const form = name === 'support-request' ? await hydrateForm(page, name) : formOn(page, name);
    // Tabs need scripts: the hash opens the form's panel once the page is hydrated.
    await expect(form).toBeVisible();
    await fillIn(
      form,
      pick(values, (field) => !notRestored.includes(field)),
    );
    const filled = await shownIn(form);
    release();
    await hydrateForm(page, name);
    expect(await shownIn(form)).toEqual(filled);

    await page.goto('/robots.txt');
    await page.goBack();
    await hydrateForm(page, name);
    const shown = await shownIn(form);
    await fillIn(
      form,
      pick(values, (field) => notRestored.includes(field)),
    );
    // Whatever the browser restored, the form sends the values that it shows and requires the missing ones.
    for (const [field, value] of Object.entries(values))
      if (
        !notRestored.includes(field) &&
        !shown.some((entry) => entry.startsWith(`${field}=`) && !entry.endsWith('='))
      )
        await fillIn(form, { [field]: value });
    const sent = await shownIn(form);
    expect(sent).toEqual(filled);
    await submitButton(form).click();
    if ('page' in ends) await expect(page).toHaveURL(ends.page);
    else await expect(page.locator('main').getByText(ends.panel)).toBeVisible();
    expect(storedKindsOf(values.email)).toEqual(stored);
  });
}
