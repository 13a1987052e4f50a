import { expect, type Page } from '@playwright/test';
import { test } from '../playwright/test.ts';
import { errorUnder, notice, openForm, submitButton } from './form-actions.ts';
import { formPageOf } from './form-pages.ts';

test('a suspension has a duration, a cancellation does not', async ({ page }) => {
  const form = await openForm(page, formPageOf('cancellation'));
  await expect(form.locator('[name="suspensionDuration"]')).toBeHidden();
  await form.getByText('Suspend my membership').click();
  await expect(form.locator('[name="suspensionDuration"]')).toBeVisible();
  await submitButton(form).click();
  await expect(form.getByText('Please select the duration').first()).toBeVisible();
});

const openMailLink = async (page: Page) => {
  const form = await openForm(page, formPageOf('cancellation'));
  return {
    form,
    studio: form.locator('[name="location"]'),
    write: page.getByRole('button', { name: 'Write to the studio managers' }),
  };
};

test('the mail link of a cancellation requires a studio', async ({ page }) => {
  const { form, studio, write } = await openMailLink(page);
  await write.click();
  await expect(errorUnder(form, 'location')).toHaveText('Please select a studio location');
  await expect(studio).toBeFocused();
});

test('the mail link of a cancellation opens a message to the managers, and shows their email addresses', async ({
  page,
}) => {
  const { studio, write } = await openMailLink(page);
  await studio.selectOption({ label: 'Davie' });
  const mail = page.waitForRequest((request) => request.url().startsWith('mailto:'));
  const responded = page.waitForResponse((response) => response.url().includes('StudioManagers'));
  await write.click();
  const { data } = await (await responded).json();
  const managers: { email: string }[] = data.getStudioManagersToSendEmailV2.data;
  expect(managers.length).toBeGreaterThan(0);
  const letter = decodeURIComponent((await mail).url());
  for (const { email } of managers) expect(letter).toContain(email);
  expect(letter).toContain('Cancelation/Suspension Request - ');
  // For a visitor without a mail program.
  const otherWay = page.getByRole('status').filter({ hasText: 'Nothing opened?' });
  for (const { email } of managers) await expect(otherWay).toContainText(email);
  // Another studio has other managers.
  await studio.selectOption({ label: 'Weston' });
  await expect(otherWay).toHaveCount(0);
});

test('the mail link of a cancellation says so when the managers cannot be found', async ({ page }) => {
  const { studio, write } = await openMailLink(page);
  await studio.selectOption({ label: 'Davie' });
  const failure = { __typename: 'StudioManagerV2APIError', message: 'No' };
  await page.route(
    (url) => url.pathname === '/graphql',
    (route) => route.fulfill({ json: { data: { getStudioManagersToSendEmailV2: failure } } }),
  );
  await write.click();
  await expect(notice(page, 'Failed To Send Email To Studio Manager')).toBeVisible();
});
