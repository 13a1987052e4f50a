import { expect, type Page, test } from '@playwright/test';
import { honeypotField } from '#app/forms/transport/idempotency-key.ts';
import { formFailures } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { expectFocusRing } from '../every-page/focus-ring.ts';
import { fillIn, formOn, hydrateForm, notice, onCall, submitButton } from './form-actions.ts';
import { type FormPage, uniqueValuesOnPhone } from './form-pages.ts';
import { fillByKeyboard } from './keyboard.ts';
import { storedKindsOf } from './stored-submissions.ts';

/** The heading above the form, which the thank-you panel replaces. */
const invitations: Record<string, string> = {
  'career-application': '#apply-title',
  'teacher-training': '#application-title',
  'group-class': '#request-title',
};

/** One form that a test fills in and sends on a phone, with what every step needs. */
export const createJourney = (page: Page, formPage: FormPage) => {
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
export type Journey = ReturnType<typeof createJourney>;

export const fieldsFitTheScreen = async ({ page, form }: Journey) => {
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  const beyond = await form
    .locator('input:visible, select:visible, textarea:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.getBoundingClientRect().right > innerWidth)
        .map((control) => control.getAttribute('name')),
    );
  // Where no visitor sees it.
  expect(beyond.filter((name) => name !== honeypotField)).toEqual([]);
};

export const emptyFormNamesWhatIsMissing = (journey: Journey) =>
  test.step('an empty form lists what is missing, focuses the first field, fits the screen and passes axe', async () => {
    const { page, form, name } = journey;
    await submitButton(form).click();
    await expect(form.locator('[role="alert"]').last()).toContainText('another look');
    const first = form.locator('[aria-invalid="true"]').first();
    await expect(first).toBeInViewport();
    const hasFocus = (wrong: Element) => wrong.contains(document.activeElement);
    expect(await first.evaluate(hasFocus), 'the first wrong field has the focus').toBe(true);
    await fieldsFitTheScreen(journey);
    expect(await faultsFoundByAxe(page, `form:has(input[value="${name}"])`)).toEqual([]);
  });

/** Every type of field, and a light card on a dark background. */
const withRing: Record<string, readonly string[]> = {
  'sign-up': ['phone', 'password'],
  'career-application': ['name', 'position', 'freeDays', 'description', 'curriculumVitae'],
  'future-openings': ['email', 'position'],
  cancellation: ['cancelType', 'condition'],
};

export const everyFieldIsFilledByKeyboard = ({ form, name, values }: Journey) =>
  test.step('every field is reached and filled by Tab and keys, and has the focus ring of a link', async () => {
    const reached = await fillByKeyboard(form, values);
    expect(Object.keys(values).filter((field) => !reached.has(field))).toEqual([]);
    await expect(submitButton(form)).toBeFocused();
    for (const field of withRing[name] ?? []) {
      const control = form.locator(`[name="${field}"]`).first();
      await control.focus();
      await expectFocusRing(control);
    }
  });

const refusal = (call: string, message: string) =>
  call === '/graphql' ? { errors: [{ message }] } : { status: 'error', message };

export const tooManyRequestsHaveTheirMessage = ({ page, call, form, values, email, send }: Journey) =>
  test.step('too many requests show their own message', async () => {
    await onCall(page, call, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '60' },
        json: refusal(call, formFailures.tooMany),
      }),
    );
    await send();
    await expect(form.getByText(formFailures.tooMany)).toBeInViewport();
    await expect(email).toHaveValue(values.email);
    await page.unrouteAll();
  });

/** For a form that is not stored in the browser. */
export const serverDownLosesNothing = ({ page, call, failure, form, values, email, send }: Journey) =>
  test.step('server down: the form says so, and nothing typed is lost', async () => {
    await onCall(page, call, (route) => route.abort());
    await send();
    await expect(form.getByText(failure)).toBeInViewport();
    await expect(form.getByRole('alert')).toContainText(formWords.noResponse);
    await expect(email).toHaveValue(values.email);
    expect(await page.evaluate(() => localStorage.getItem('unsent-list'))).toBeNull();
    await page.unrouteAll();
  });

export const secondPressChangesNothing = ({
  page,
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
    await send();
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

/** For a form that opens another page at the end. */
export const sameFormIsStoredOnce = ({
  page,
  name,
  form,
  stored,
  values,
  email,
  send,
  expectTheEnd,
}: Journey) =>
  test.step('after Back the same form gets the same response, and nothing more is stored', async () => {
    await page.goBack();
    await hydrateForm(page, name);
    await expect(email).toHaveValue('');
    await fillIn(form, values);
    await send();
    await expectTheEnd();
    expect(storedKindsOf(values.email)).toEqual(stored);
  });

export const panelLeadsToEmptyForm = ({ page, name, email, ends }: Journey) =>
  test.step('the thank-you panel has the focus and leads back to an empty form', async () => {
    if (!('panel' in ends) || !ends.again) return;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: ends.again })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(email).toHaveValue('');
    const invitation = invitations[name];
    if (invitation) await expect(page.locator(invitation)).toBeVisible();
  });
