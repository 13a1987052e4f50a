import { expect, type Page } from '@playwright/test';
import { expectFocusRing, ringOf } from '../every-page/focus-ring.ts';
import { errorsOf } from '../playwright/errors-of.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { fillIn, notice, onCall, openForm, submitButton } from './form-actions.ts';
import {
  createJourney,
  emptyFormNamesWhatIsMissing,
  everyFieldIsFilledByKeyboard,
  fieldsFitTheScreen,
  type Journey,
  panelLeadsToEmptyForm,
  sameFormIsStoredOnce,
  secondPressChangesNothing,
  serverDownLosesNothing,
  tooManyRequestsHaveTheirMessage,
} from './form-journey.ts';
import { formPageOf, formPages } from './form-pages.ts';
import { storedKindsOf } from './stored-submissions.ts';

// Which error a value has: domain/forms/form-cases.test.ts. That each field shows its error:
// app/forms/site-forms/form-tables.dom.test.tsx.
test.use({ viewport: phoneScreen, hasTouch: true });

const open = async (page: Page, name: string) => {
  const formPage = formPageOf(name);
  await openForm(page, formPage);
  return createJourney(page, formPage);
};

const sentAndStoredOnce = async (journey: Journey) => {
  const { page, success, stored, values, send, expectTheEnd } = journey;
  await send();
  await expect(notice(page, success)).toBeVisible();
  await expectTheEnd();
  expect(storedKindsOf(values.email)).toEqual(stored);
  await panelLeadsToEmptyForm(journey);
};

test('sign-up is stored once, also after errors, failures, a second press and the back button', async ({
  page,
}) => {
  const journey = await open(page, 'sign-up');
  await emptyFormNamesWhatIsMissing(journey);
  await everyFieldIsFilledByKeyboard(journey);
  await tooManyRequestsHaveTheirMessage(journey);
  // The other forms wait: e2e/forms/unsent.spec.ts, app/forms/resend/resend.dom.test.ts.
  await serverDownLosesNothing(journey);
  await secondPressChangesNothing(journey);
  await sameFormIsStoredOnce(journey);
});

test('career-application is stored once, also after errors and a second press', async ({ page }) => {
  const journey = await open(page, 'career-application');
  await emptyFormNamesWhatIsMissing(journey);
  await everyFieldIsFilledByKeyboard(journey);
  await secondPressChangesNothing(journey);
  await panelLeadsToEmptyForm(journey);
});

// Each has another call than sign-up, and so another response to too many requests.
for (const name of ['future-openings', 'contact'])
  test(`${name} is stored once, also after errors, failures and a second press`, async ({ page }) => {
    const journey = await open(page, name);
    await emptyFormNamesWhatIsMissing(journey);
    await everyFieldIsFilledByKeyboard(journey);
    await tooManyRequestsHaveTheirMessage(journey);
    await secondPressChangesNothing(journey);
    await panelLeadsToEmptyForm(journey);
  });

test('of several wrong fields the first has the focus ring, and no other', async ({ page }) => {
  const { form, email } = await open(page, 'career-application');
  await submitButton(form).click();
  await expectFocusRing(form.locator('[aria-invalid="true"]').first());
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await ringOf(email)).toBe('none');
});

test('Corporate hides the studio, and no other position does', async ({ page }) => {
  const form = await openForm(page, formPageOf('career-application'));
  const position = form.locator('[name="position"]');
  await expect(form.locator('[name="studio"]')).toBeVisible();
  await position.selectOption({ label: 'Corporate' });
  await expect(form.locator('[name="studio"]')).toHaveCount(0);
  await position.selectOption({ label: 'Studio Manager' });
  await expect(form.locator('[name="studio"]')).toBeVisible();
});

test('cancellation is filled by keyboard alone, and stored once after errors', async ({ page }) => {
  const journey = await open(page, 'cancellation');
  await emptyFormNamesWhatIsMissing(journey);
  await everyFieldIsFilledByKeyboard(journey);
  await sentAndStoredOnce(journey);
});

test('the first tap on the button counts, also when leaving a wrong field moves it', async ({ page }) => {
  const { form, email } = await open(page, 'retreat');
  await fillIn(form, { firstName: 'Ana', lastName: 'Vega', phone: '305-555-0118', email: 'nope' });
  await expect(email).toBeFocused();
  // Near the upper edge of the button: the error above it moves the button down, away from the pointer.
  await submitButton(form).tap({ position: { x: 120, y: 6 } });
  await expect(form.getByRole('alert')).toContainText('One field needs another look');
  await expect(email).toBeFocused();
});

test('a retreat lead is mailed only for a visitor who was saved', async ({ page }) => {
  const { call, form, values, email, send } = await open(page, 'retreat');
  const mutations: string[] = [];
  await onCall(page, call, async (route, mutation) => {
    mutations.push(mutation);
    await route.fulfill({ json: { data: { addRetreatsUser: { status: false, message: 'No' } } } });
  });
  await fillIn(form, values);
  await send();
  await expect(form.getByText('Failed to Submit Form')).toBeInViewport();
  expect(mutations).toEqual(['addRetreatsUser']);
  await expect(email).toHaveValue(values.email);
});

test('retreat makes two calls, and is stored once after a second press', async ({ page }) => {
  const journey = await open(page, 'retreat');
  await fillIn(journey.form, journey.values);
  await secondPressChangesNothing(journey);
});

test('a failed IP look-up shows no message, and the form is stored once', async ({ page }) => {
  const errors = errorsOf(page);
  await page.route('**/ip', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/ip'));
  const journey = await open(page, 'upcoming-locations');
  await failed;
  await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
  expect(errors).toEqual([]);
  await fillIn(journey.form, journey.values);
  await sentAndStoredOnce(journey);
});

test('a lead contains the page, the visitor’s cookie and IP address, and its studio', async ({ page }) => {
  const journey = await open(page, 'pre-sale-delray');
  const hutk = 'b'.repeat(32);
  await page.context().addCookies([{ name: 'hubspotutk', value: hutk, url: page.url() }]);
  await fillIn(journey.form, journey.values);
  const sent = page.waitForRequest(`**${journey.call}`);
  await sentAndStoredOnce(journey);
  const lead = (await sent).postDataJSON();
  const pageUri = page.url().replace(/#.*/, '');
  expect(lead.context).toMatchObject({ pageUri, hutk, ipAddress: expect.stringMatching(/./) });
  expect(lead.fields).toContainEqual({
    objectTypeId: '0-1',
    name: 'interested_upcoming_location',
    value: 'Delray',
  });
});

/** The forms of the tests above: each transport, a password, and each special field. */
const ownJourney = [
  'sign-up',
  'career-application',
  'future-openings',
  'contact',
  'cancellation',
  'retreat',
  'upcoming-locations',
  'pre-sale-delray',
];

// The other forms have no other transport and no other type of field.
for (const { form: name } of formPages.filter(({ form }) => !ownJourney.includes(form)))
  test(`${name} fits the screen and is stored once`, async ({ page }) => {
    const journey = await open(page, name);
    await fieldsFitTheScreen(journey);
    await fillIn(journey.form, journey.values);
    await sentAndStoredOnce(journey);
  });
