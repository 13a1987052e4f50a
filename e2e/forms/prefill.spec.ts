import { expect, test } from '@playwright/test';
import { signUpCases } from '#tests/forms/form-cases/sign-up.ts';
import { errorUnder, fillIn, hydrateForm, notice, openForm, submitButton } from '../support/form-actions.ts';
import { holdScripts } from '../support/script-files.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

const signUp = { form: 'sign-up', path: '/sign-up' };

test('a long text survives a reload; a password does not', async ({ page }) => {
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

  form = await openForm(page, signUp);
  await fillIn(form, { firstName: 'Marisol', password: 'warm-mat-72' });
  await page.reload();
  form = await hydrateForm(page, 'sign-up');
  await expect(form.locator('[name="firstName"]')).toHaveValue('Marisol');
  await expect(form.locator('[name="password"]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('warm-mat-72');
});

test('values and presses from before the code was loaded are used', async ({ page }) => {
  const { release } = await holdScripts(page, /teacher-training-form|use-site-form/);
  await page.goto('/teacher-training');
  const form = page.locator('form:has(input[value="teacher-training"])');
  await form.locator('[name="name"]').fill('Elena Duarte');
  await form.locator('[name="phone"]').fill('5615550170');
  await form.locator('[name="description"]').fill('Because it helped me.');
  await form.getByLabel('Midtown Miami').check();
  await submitButton(form).click();
  release();
  // The press is replayed once the form is hydrated, and shows which fields are missing.
  await expect(form.getByRole('alert')).toContainText('Minimum 150 words');
  await expect(form.getByRole('alert')).not.toContainText('Name is required');
  await expect(form.getByRole('alert')).not.toContainText('at least one location');
  await expect(form.locator('[name="name"]')).toHaveValue('Elena Duarte');
  await expect(form.locator('[name="description"]')).toHaveValue('Because it helped me.');
  await expect(form.getByLabel('Midtown Miami')).toBeChecked();
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first tap on the button counts, also when leaving a wrong field moves it', async ({ page }) => {
    const form = await openForm(page, { form: 'retreat', path: '/retreats' });
    await fillIn(form, { firstName: 'Ana', lastName: 'Vega', phone: '305-555-0118', email: 'nope' });
    await expect(form.locator('[name="email"]')).toBeFocused();
    // Near the upper edge of the button: the error above it moves the button down, away from the pointer.
    await submitButton(form).tap({ position: { x: 120, y: 6 } });
    await expect(form.getByRole('alert')).toContainText('One field needs another look');
    await expect(form.locator('[name="email"]')).toBeFocused();
  });
});

test('sign-up is filled from the URL, guides typing and is sent with the tags of the URL', async ({
  page,
}) => {
  await page.goto(
    '/sign-up?firstName=Ana&lastName=Peña&email=ana%40example.com&phone=3055550118&utm_source=website_popup&source=app',
  );
  await test.step('sign-up is filled from the URL before anything is touched', async () => {
    // Before the page would be hydrated without an action of the visitor.
    await expect(page.locator('form [name="firstName"]')).toHaveValue('Ana', { timeout: 3500 });
  });
  const form = await hydrateForm(page, 'sign-up');
  await expect(form.locator('[name="firstName"]')).toHaveValue('Ana');
  await expect(form.locator('[name="phone"]')).toHaveValue('305-555-0118');

  await test.step('masks guide typing, pasting and autofill', async () => {
    await form.locator('[name="phone"]').clear();
    const phone = form.locator('[name="phone"]');
    await phone.pressSequentially('9545550142999');
    await expect(phone).toHaveValue('954-555-0142');
    await phone.fill('+1 (305) 555-0118');
    await expect(phone).toHaveValue('305-555-0118');
    await phone.clear();
    await phone.pressSequentially('+1 305 555 0199');
    await expect(phone).toHaveValue('305-555-0199');
    const dateOfBirth = form.locator('[name="dateOfBirth"]');
    await dateOfBirth.pressSequentially('2/9/1990');
    await expect(dateOfBirth).toHaveValue('02/09/1990');
    await dateOfBirth.fill('1991-04-17');
    await expect(dateOfBirth).toHaveValue('04/17/1991');
    await dateOfBirth.clear();
    await dateOfBirth.pressSequentially('04171991');
    await expect(dateOfBirth).toHaveValue('04/17/1991');
    await form.locator('[name="zipCode"]').pressSequentially('33137-1234');
    await expect(form.locator('[name="zipCode"]')).toHaveValue('33137');
  });

  await test.step('under 768 px the box for messages is ticked and stays so', async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    const box = form.getByRole('checkbox', { name: /may email/ });
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
    await expect(form.locator('input[name="marketing"]')).toBeChecked();
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(box).not.toBeChecked();
    await expect(box).toBeEnabled();
  });

  await test.step('sign-up sends the campaign tags of the URL, and passes its keys to the thank-you page', async () => {
    const { firstName: _f, lastName: _l, email: _e, phone: _p, ...rest } = signUpCases(Date.now).valid;
    await fillIn(form, { ...rest, email: `ana.${Date.now()}@example.com` });
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/graphql'),
    );
    await submitButton(form).click();
    const { variables } = (await sent).postDataJSON();
    expect(variables).toMatchObject({ utm_source: 'website_popup', location: '48750', marketing: false });
    await expect(page).toHaveURL('/thankyou/app');
    const state = await page.evaluate(() => window.history.state.usr);
    expect(state).toMatchObject({ isUpcomingLocation: false, isEmpowerSeries: false });
    expect(state.codeVerifier).toBeTruthy();
    expect(state.url).toContain('code_challenge');
    await page.goBack();
    await expect(page.locator('form [name="password"]')).toHaveValue('');
  });
});

test('a lead contains what is known of its sender; a failed IP look-up shows no message', async ({
  page,
  context,
  baseURL,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await test.step('a failed IP look-up shows no message', async () => {
    await page.route('**/ip', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/ip'));
    const form = await openForm(page, { form: 'pre-sale-doral', path: '/doral' });
    await failed;
    await expect(submitButton(form)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
    expect(errors).toEqual([]);
    await page.unrouteAll();
  });

  await test.step('a lead contains the page, the visitor’s cookie and IP address, and its studio', async () => {
    await context.addCookies([{ name: 'hubspotutk', value: 'b'.repeat(32), url: baseURL ?? '' }]);
    const responded = page.waitForResponse('**/ip');
    const form = await openForm(page, { form: 'pre-sale-doral', path: '/doral' });
    await responded;
    await fillIn(form, {
      fullname: 'Hugo Marchetti',
      email: 'hugo@example.com',
      phone: '561-555-0164',
      address: '41 Banyan Court',
      city: 'Doral',
      state: 'FL',
      zip: '33172',
    });
    const sent = page.waitForRequest('**/marketing-forms/heliora/pre-sale-doral');
    await submitButton(form).click();
    const lead = (await sent).postDataJSON();
    expect(lead.context).toMatchObject({ pageUri: page.url(), hutk: 'b'.repeat(32) });
    expect(lead.context.ipAddress).toBeTruthy();
    expect(lead.fields).toContainEqual({
      objectTypeId: '0-1',
      name: 'interested_upcoming_location',
      value: 'Doral',
    });
  });
});

test('a form posted before our code is loaded returns with the focus in its first invalid field', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const form = page.locator('form', { has: page.locator('[name="form"][value="contact"]') });
  await form.locator('[name="name"]').fill('Noor');
  // A plain form post by the browser, without our code.
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(errorUnder(form, 'email')).toHaveText('Email is required');
  await expect(form.locator('[name="email"]')).toBeFocused();
  await expect(form.locator('[name="name"]')).toHaveValue('Noor');
});

test('the mail link requires a studio, then opens a message to its managers', async ({ page }) => {
  await page.goto('/faq#cancellation');
  const write = page.getByRole('button', { name: 'Write to the studio managers' });
  await write.click();
  const form = page.locator('form', { has: page.locator('[value="cancellation"]') });
  await expect(errorUnder(form, 'location')).toHaveText('Please select a studio location');
  await expect(form.locator('[name="location"]')).toBeFocused();
  await form.locator('[name="location"]').selectOption({ label: 'Davie' });

  await page.route(
    (url) => url.pathname === '/graphql',
    (route) =>
      route.fulfill({
        json: {
          data: { getStudioManagersToSendEmailV2: { __typename: 'StudioManagerV2APIError', message: 'No' } },
        },
      }),
  );
  await write.click();
  await expect(notice(page, 'Failed To Send Email To Studio Manager')).toBeVisible();
  await page.unrouteAll();

  const mail = page.waitForRequest((request) => request.url().startsWith('mailto:'));
  const responded = page.waitForResponse((response) => response.url().includes('StudioManagers'));
  await write.click();
  const { data } = await (await responded).json();
  const managers: { email: string }[] = data.getStudioManagersToSendEmailV2.data;
  expect(managers.length).toBeGreaterThan(0);
  const letter = decodeURIComponent((await mail).url());
  for (const { email } of managers) expect(letter).toContain(email);
  expect(letter).toContain('Cancelation/Suspension Request - ');
  // Without a mail program the visitor still gets the email addresses.
  const otherWay = page.getByRole('status').filter({ hasText: 'Nothing opened?' });
  for (const { email } of managers) await expect(otherWay).toContainText(email);
  // Another studio has other managers.
  await form.locator('[name="location"]').selectOption({ label: 'Weston' });
  await expect(otherWay).toHaveCount(0);
});
