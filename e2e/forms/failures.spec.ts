import { expect } from '@playwright/test';
import { formFailures } from '#words/form-notices.ts';
import { forms } from '#words/forms.ts';
import { test } from '../browser/test.ts';
import { fillIn, notice, onCall, openForm, submitButton } from './form-actions.ts';
import { formPageOf, uniqueValuesOnPhone } from './form-pages.ts';
import { storedKindsOf } from './stored-submissions.ts';

test.use({ viewport: { width: 390, height: 844 } });
// Other failures, also without a response: app/forms/engine/shown-as-sent.dom.test.tsx.
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
