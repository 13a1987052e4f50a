import { expect, test } from '@playwright/test';
import { formFailures } from '#words/form-notices.ts';
import { forms } from '#words/forms.ts';
import { fillIn, formOn, notice, onCall, openForm, submitButton } from '../support/form-actions.ts';
import { formPageOf, uniqueValuesOnPhone } from '../support/form-pages.ts';
import { storedKindsOf } from '../support/stored-submissions.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

// Other failures, also without a response: app/forms/engine/shown-as-sent.test.tsx.
test('a failed group class shows an error, is still shown as sent at the top, and is sent again later', async ({
  page,
}) => {
  const formPage = formPageOf('group-class');
  const form = await openForm(page, { ...formPage, path: '/groupclasses?location=hollywood' });
  await expect(form.locator('[name="studioId"]')).toHaveValue('48751');
  const { studioId: _, ...values } = uniqueValuesOnPhone(formPage);
  await fillIn(form, values);
  const message = formFailures.unexpected;
  await onCall(page, '/graphql', (route) =>
    route.fulfill({ json: { errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } }),
  );
  await submitButton(form).click();
  await expect(notice(page, 'Failed To Send Email To Studio Manager')).toBeVisible();
  await expect(
    page.getByText('One of our studio managers will contact you shortly to discuss details.'),
  ).toBeInViewport();
  await expect(page.getByRole('heading', { name: forms.waiting.heading })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Reload Form' }).click();
  await expect(form.locator('[name="name"]')).toBeInViewport();
  await expect(form.locator('[name="studioId"]')).toHaveValue('48751');
  await expect(form.locator('[name="name"]')).toHaveValue('');

  expect(storedKindsOf(values.email)).toEqual([]);
  // Text that the visitor types meanwhile stays when the first form is sent.
  await form.locator('[name="name"]').fill('Next');
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => storedKindsOf(values.email)).toEqual(formPage.stored);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent-list'))).toBeNull();
  await expect(form.locator('[name="name"]')).toHaveValue('Next');
});

test('a form that failed on our server is not shown as sent, and typed values survive a reload', async ({
  page,
}) => {
  const formPage = formPageOf('contact');
  const values = uniqueValuesOnPhone(formPage);
  let form = await openForm(page, formPage);
  await fillIn(form, values);
  await onCall(page, formPage.call, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', message: formPage.failure } }),
  );
  await submitButton(form).click();
  await expect(form.getByText(formPage.failure)).toBeInViewport();
  await expect(form.locator('[name="email"]')).toHaveValue(values.email);
  await page.unrouteAll();

  await test.step('typed values survive a reload and are shown without an action of the visitor', async () => {
    // Without input, and with the clock stopped before the four seconds after which every page is hydrated.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.reload();
    form = formOn(page, 'contact');
    // In small steps, at most 3 s in all: the page script pauses 100 ms on this clock before React's code
    // runs, and when that pause begins depends on the network, not on the clock.
    let elapsed = 0;
    await expect(async () => {
      if (elapsed < 3000) await page.clock.runFor(100);
      elapsed += 100;
      await expect(form.locator('[name="description"]')).toHaveValue(String(values.description), {
        timeout: 200,
      });
    }).toPass();
    await page.clock.resume();
    await expect(form.locator('[name="studio"]')).toHaveValue(String(values.studio));
    await expect(form.getByText(forms.draftRestored)).toBeVisible();
    await submitButton(form).click();
    await expect(notice(page, formPage.success)).toBeVisible();
    expect(storedKindsOf(values.email)).toEqual(formPage.stored);
  });
});
