import { expect, type Page } from '@playwright/test';
import { errorsOf } from '../loading/script-files.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { errorUnder, fillIn, notice, onCall, openForm, submitButton } from './form-actions.ts';
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
import { type FormPage, formPageOf, formPages } from './form-pages.ts';
import { storedKindsOf } from './stored-submissions.ts';

// Which error a value has: domain/forms/form-cases.test.ts. That each field shows its error:
// app/forms/site-forms/form-tables.dom.test.tsx.
test.use({ viewport: phoneScreen, hasTouch: true });
const firstTapCounts = ({ form, email }: Journey) =>
  test.step('the first tap on the button counts, also when leaving a wrong field moves it', async () => {
    await fillIn(form, { firstName: 'Ana', lastName: 'Vega', phone: '305-555-0118', email: 'nope' });
    await expect(email).toBeFocused();
    // Near the upper edge of the button: the error above it moves the button down, away from the pointer.
    await submitButton(form).tap({ position: { x: 120, y: 6 } });
    await expect(form.getByRole('alert')).toContainText('One field needs another look');
    await expect(email).toBeFocused();
  });

const retreatLeadNeedsSavedVisitor = ({ page, call, form, values, email, send }: Journey) =>
  test.step('a retreat lead is mailed only for a visitor who was saved', async () => {
    const mutations: string[] = [];
    await onCall(page, call, async (route, mutation) => {
      mutations.push(mutation);
      await route.fulfill({ json: { data: { addRetreatsUser: { status: false, message: 'No' } } } });
    });
    await send();
    await expect(form.getByText('Failed to Submit Form')).toBeInViewport();
    expect(mutations).toEqual(['addRetreatsUser']);
    await expect(email).toHaveValue(values.email);
    await page.unrouteAll();
  });

const open = async (page: Page, formPage: FormPage) => {
  await openForm(page, formPage);
  return createJourney(page, formPage);
};

const openWithFailedLookUp = (page: Page, formPage: FormPage) =>
  test.step('a failed IP look-up shows no message', async () => {
    const errors = errorsOf(page);
    await page.route('**/ip', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/ip'));
    const journey = await open(page, formPage);
    await failed;
    await expect(submitButton(journey.form)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notices' })).toBeHidden();
    expect(errors).toEqual([]);
    await page.unrouteAll();
    return journey;
  });

const sentAfterErrorsAndFailures = async (journey: Journey) => {
  await emptyFormNamesWhatIsMissing(journey);
  await everyFieldIsFilledByKeyboard(journey);
  // Sign-up has the response of GraphQL, the other two have their own.
  if (journey.name !== 'career-application') await tooManyRequestsHaveTheirMessage(journey);
  // The other forms wait: e2e/forms/unsent.spec.ts, app/forms/resend/resend.dom.test.ts.
  if (journey.name === 'sign-up') await serverDownLosesNothing(journey);
  await secondPressChangesNothing(journey);
};

test('sign-up is stored once, also after errors, failures, a second press and the back button', async ({
  page,
}) => {
  const journey = await open(page, formPageOf('sign-up'));
  await sentAfterErrorsAndFailures(journey);
  await sameFormIsStoredOnce(journey);
});

for (const name of ['career-application', 'future-openings', 'contact'])
  test(`${name} is stored once, also after errors, failures and a second press`, async ({ page }) => {
    const journey = await open(page, formPageOf(name));
    await sentAfterErrorsAndFailures(journey);
    await panelLeadsToEmptyForm(journey);
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
  const journey = await open(page, formPageOf('cancellation'));
  await emptyFormNamesWhatIsMissing(journey);
  await everyFieldIsFilledByKeyboard(journey);
  await sentAndStoredOnce(journey);
});

test('a suspension has a duration, a cancellation does not', async ({ page }) => {
  const form = await openForm(page, formPageOf('cancellation'));
  await expect(form.locator('[name="suspensionDuration"]')).toBeHidden();
  await form.getByText('Suspend my membership').click();
  await expect(form.locator('[name="suspensionDuration"]')).toBeVisible();
  await submitButton(form).click();
  await expect(form.getByText('Please select the duration').first()).toBeVisible();
});

test('the mail link of a cancellation requires a studio, then opens a message to its managers', async ({
  page,
}) => {
  const form = await openForm(page, formPageOf('cancellation'));
  const write = page.getByRole('button', { name: 'Write to the studio managers' });
  const studio = form.locator('[name="location"]');
  await write.click();
  await expect(errorUnder(form, 'location')).toHaveText('Please select a studio location');
  await expect(studio).toBeFocused();
  await studio.selectOption({ label: 'Davie' });

  await page.route(
    (url) => url.pathname === '/graphql',
    (route) =>
      route.fulfill({
        json: {
          data: {
            getStudioManagersToSendEmailV2: { __typename: 'StudioManagerV2APIError', message: 'No' },
          },
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
  await studio.selectOption({ label: 'Weston' });
  await expect(otherWay).toHaveCount(0);
});

test('retreat makes two calls, and is stored once after an error, a failure and a second press', async ({
  page,
}) => {
  const journey = await open(page, formPageOf('retreat'));
  await firstTapCounts(journey);
  await fillIn(journey.form, journey.values);
  await retreatLeadNeedsSavedVisitor(journey);
  await secondPressChangesNothing(journey);
});

const sentAndStoredOnce = async (journey: Journey) => {
  const { page, success, stored, values, send, expectTheEnd } = journey;
  await send();
  await expect(notice(page, success)).toBeVisible();
  await expectTheEnd();
  expect(storedKindsOf(values.email)).toEqual(stored);
  await panelLeadsToEmptyForm(journey);
};

const leadContainsItsSender = (journey: Journey) =>
  test.step('a lead contains the page, the visitor’s cookie and IP address, and its studio', async () => {
    const { page, call } = journey;
    const hutk = 'b'.repeat(32);
    await page.context().addCookies([{ name: 'hubspotutk', value: hutk, url: page.url() }]);
    const sent = page.waitForRequest(`**${call}`);
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
const ownJourney = ['sign-up', 'career-application', 'future-openings', 'contact', 'cancellation', 'retreat'];

// The other forms have no other transport and no other type of field.
for (const formPage of formPages.filter(({ form }) => !ownJourney.includes(form)))
  test(`${formPage.form} fits the screen and is stored once`, async ({ page }) => {
    const isLookUpFailed = formPage.form === 'upcoming-locations';
    const journey = await (isLookUpFailed ? openWithFailedLookUp : open)(page, formPage);
    await fieldsFitTheScreen(journey);
    await fillIn(journey.form, journey.values);
    if (formPage.form === 'pre-sale-delray') await leadContainsItsSender(journey);
    else await sentAndStoredOnce(journey);
  });
