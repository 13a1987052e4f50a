import { expect, type Locator, type Page, test } from '@playwright/test';
import { formFailures } from '#words/form-notices.ts';
import { forms } from '#words/forms.ts';
import { faultsFoundByAxe } from '../support/axe.ts';
import {
  fillIn,
  formOn,
  hydrateForm,
  notice,
  onCall,
  openForm,
  submitButton,
} from '../support/form-actions.ts';
import { engineFormPages, type FormPage, formPages, uniqueValuesOnPhone } from '../support/form-pages.ts';
import { fillByKeyboard } from '../support/keyboard.ts';
import { storedKindsOf } from '../support/stored-submissions.ts';
import { withoutPopups } from '../support/without-popups.ts';

// The error text of each field is tested case by case in app/forms/site-forms/form-tables.test.tsx.
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

/** Checks of single forms, before the form is filled in. */
const beforeFilling: Record<string, (form: Locator) => Promise<void>> = {
  'career-application': (form) =>
    test.step('Corporate hides the studio, and no other position does', async () => {
      const position = form.locator('[name="position"]');
      await expect(form.locator('[name="studio"]')).toBeVisible();
      await position.selectOption({ label: 'Corporate' });
      await expect(form.locator('[name="studio"]')).toHaveCount(0);
      await position.selectOption({ label: 'Studio Manager' });
      await expect(form.locator('[name="studio"]')).toBeVisible();
      await position.selectOption({ index: 0 });
    }),
  cancellation: (form) =>
    test.step('a suspension has a duration, a cancellation does not', async () => {
      await expect(form.locator('[name="suspensionDuration"]')).toBeHidden();
      await form.getByText('Suspend my membership').click();
      await expect(form.locator('[name="suspensionDuration"]')).toBeVisible();
      await submitButton(form).click();
      await expect(form.getByText('Please select the duration').first()).toBeVisible();
    }),
};

/** Forms that together have every type of field; axe also checks the others (every-page.spec.ts). */
const readByAxe = ['sign-up', 'career-application', 'cancellation'];

/** A form that opens another page at the end, and one that shows a panel. */
const sentAgain = ['sign-up', 'future-openings'];

/** The heading above the form, which the thank-you panel replaces. */
const invitations: Record<string, string> = {
  'career-application': '#apply-title',
  'teacher-training': '#application-title',
  'group-class': '#request-title',
};

const refusal = (call: string, message: string) =>
  call === '/graphql' ? { errors: [{ message }] } : { status: 'error', message };

const emptyFormNamesWhatIsMissing = (page: Page, form: Locator, name: string) =>
  test.step('an empty form lists what is missing, focuses the first field, fits the screen and passes axe', async () => {
    await submitButton(form).click();
    await expect(form.locator('[role="alert"]').last()).toContainText('another look');
    const first = form.locator('[aria-invalid="true"]').first();
    await expect(first).toBeInViewport();
    const hasFocus = (wrong: Element) => wrong.contains(document.activeElement);
    expect(await first.evaluate(hasFocus), 'the first wrong field has the focus').toBe(true);
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    const beyond = await form
      .locator('input:visible, select:visible, textarea:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getAttribute('name') !== 'topic_reference')
          .filter((control) => control.getBoundingClientRect().right > 390)
          .map((control) => control.getAttribute('name')),
      );
    expect(beyond).toEqual([]);
    if (readByAxe.includes(name))
      expect(await faultsFoundByAxe(page, `form:has(input[value="${name}"])`)).toEqual([]);
  });

/** One form that a test fills in and sends, with what every step needs. */
const createJourney = (page: Page, formPage: FormPage) => {
  const { form: name, ends } = formPage;
  const form = formOn(page, name);
  return {
    ...formPage,
    page,
    name,
    form,
    values: uniqueValuesOnPhone(formPage),
    email: form.locator('[name="email"]'),
    send: () => submitButton(form).press('Enter'),
    async expectTheEnd() {
      if ('page' in ends) {
        await expect(page).toHaveURL(ends.page);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        return;
      }
      await expect(page.locator('main').getByText(ends.panel)).toBeInViewport();
      if (!ends.again) await expect(form).toHaveCount(0);
      const invitation = invitations[name];
      if (invitation) await expect(page.locator(invitation), 'the thanks take its place').toBeHidden();
    },
  };
};
type Journey = ReturnType<typeof createJourney>;

const everyFieldIsFilledByKeyboard = ({ form, values }: Journey) =>
  test.step('every field is reached and filled by Tab and keys', async () => {
    const reached = await fillByKeyboard(form, values);
    expect(Object.keys(values).filter((field) => !reached.has(field))).toEqual([]);
    await expect(submitButton(form)).toBeFocused();
  });

const tooManyRequestsHaveTheirMessage = ({ page, call, values, email, send }: Journey) =>
  test.step('too many requests show their own message', async () => {
    await onCall(page, call, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '60' },
        json: refusal(call, formFailures.tooMany),
      }),
    );
    await send();
    await expect(notice(page, formFailures.tooMany)).toBeVisible();
    await expect(email).toHaveValue(values.email);
    await page.unrouteAll();
  });

const formWaitsWhileServerIsDown = ({ page, name, call, failure, form, values, email, send }: Journey) =>
  test.step('server down: the form is shown as waiting, and nothing typed is lost', async () => {
    await onCall(page, call, (route) => route.abort());
    await send();
    if (name === 'sign-up') {
      await expect(notice(page, failure)).toBeVisible();
      await expect(form.getByRole('alert')).toContainText(forms.noResponse);
    } else {
      await expect(page.getByRole('heading', { name: forms.waiting.heading })).toBeFocused();
      await expect(form).toHaveCount(0);
      await page.getByRole('button', { name: forms.waiting.change }).press('Enter');
    }
    await expect(email).toHaveValue(values.email);
    expect(await page.evaluate(() => localStorage.getItem('unsent-list'))).toBeNull();
    await page.unrouteAll();
  });

const retreatLeadNeedsSavedVisitor = ({ page, call, values, email, send }: Journey) =>
  test.step('a retreat lead is mailed only for a visitor who was saved', async () => {
    const mutations: string[] = [];
    await onCall(page, call, async (route, mutation) => {
      mutations.push(mutation);
      await route.fulfill({ json: { data: { addRetreatsUser: { status: false, message: 'No' } } } });
    });
    await send();
    await expect(notice(page, 'Failed to Submit Form')).toBeVisible();
    expect(mutations).toEqual(['AddRetreatsUser']);
    await expect(email).toHaveValue(values.email);
    await page.unrouteAll();
  });

const secondPressChangesNothing = ({
  page,
  name,
  call,
  success,
  stored,
  values,
  send,
  expectTheEnd,
}: Journey) =>
  test.step('slow response: the whole screen waits, and a second press changes nothing', async () => {
    const calls: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await onCall(page, call, async (route, mutation) => {
      calls.push(mutation);
      await released;
      await route.continue();
    });
    if (name === 'sign-up')
      await test.step('the notice of a lost response has a button that sends again', () =>
        page.getByRole('button', { name: forms.sendAgain }).press('Enter'));
    else await send();
    await expect(page.getByRole('status').filter({ hasText: 'Sending' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
    await send();
    release();
    await expect(notice(page, success)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', '');
    await expectTheEnd();
    // A form may make several calls; the second press must not repeat any of them.
    expect(calls).not.toEqual([]);
    expect(calls).toEqual([...new Set(calls)]);
    expect(storedKindsOf(values.email)).toEqual(stored);
    await page.unrouteAll();
  });

const sameFormIsStoredOnce = ({
  page,
  name,
  form,
  ends,
  stored,
  values,
  email,
  send,
  expectTheEnd,
}: Journey) =>
  test.step('after Back the same form gets the same response, and nothing more is stored', async () => {
    await page.goBack();
    if (!('page' in ends)) await page.goForward();
    await hydrateForm(page, name);
    await expect(email).toHaveValue('');
    await fillIn(form, values);
    await send();
    await expectTheEnd();
    expect(storedKindsOf(values.email)).toEqual(stored);
  });

const panelLeadsToEmptyForm = ({ page, name, email }: Journey, linkName: string) =>
  test.step('the thank-you panel has the focus and leads back to an empty form', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: linkName })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(email).toHaveValue('');
    const invitation = invitations[name];
    if (invitation) await expect(page.locator(invitation)).toBeVisible();
  });

/** Fills in and sends a form in one visit. */
const fillAndSend = async (page: Page, formPage: FormPage) => {
  const journey = createJourney(page, formPage);
  const { name, form, ends } = journey;
  if (sentAgain.includes(name)) await page.goto('/robots.txt');
  await openForm(page, formPage);
  await beforeFilling[name]?.(form);
  await emptyFormNamesWhatIsMissing(page, form, name);
  await everyFieldIsFilledByKeyboard(journey);
  if (engineFormPages.includes(formPage)) {
    await tooManyRequestsHaveTheirMessage(journey);
    await formWaitsWhileServerIsDown(journey);
  }
  if (name === 'retreat') await retreatLeadNeedsSavedVisitor(journey);
  await secondPressChangesNothing(journey);
  if (sentAgain.includes(name)) await sameFormIsStoredOnce(journey);
  if ('panel' in ends && ends.again) await panelLeadsToEmptyForm(journey, ends.again);
};

for (const formPage of engineFormPages) {
  const { form: name } = formPage;
  const again = sentAgain.includes(name) ? ', and by the back button once more' : '';
  test(`${name} is filled by keyboard alone and stored once, also after errors, failures and a second press${again}`, async ({
    page,
  }) => {
    await fillAndSend(page, formPage);
  });
}

/** The other forms, four in a test, because starting a browser costs more than a form. */
const others = formPages.filter((formPage) => !engineFormPages.includes(formPage));
for (let first = 0; first < others.length; first += 4) {
  const together = others.slice(first, first + 4);
  const names = together.map(({ form }) => form).join(', ');
  test(`${names} are filled by keyboard alone and stored once, also after errors and a second press`, async ({
    page,
  }) => {
    for (const formPage of together) await test.step(formPage.form, () => fillAndSend(page, formPage));
  });
}
