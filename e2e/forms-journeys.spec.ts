import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route, test } from '@playwright/test';
import { formFailures } from '#words/form-notices.ts';
import { forms } from '#words/forms.ts';
import {
  type FormPage,
  fillIn,
  formOn,
  formPages,
  hydrateForm,
  notice,
  openForm,
  submitButton,
  withoutPopups,
} from './support/form-pages.ts';
import { fillByKeyboard } from './support/keyboard.ts';
import { storedUnder } from './support/stored.ts';

test.beforeEach(({ page }) => withoutPopups(page));

/** Only the requests of the form: the page's other requests to /graphql use GET. */
const onCall = (page: Page, call: string, handle: (route: Route) => Promise<void>) =>
  page.route(
    (url) => url.pathname === call,
    (route) => (route.request().method() === 'POST' ? handle(route) : route.fallback()),
  );

/** The mutation, where several share one address. */
const callOf = (route: Route) =>
  /mutation (\w+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ??
  new URL(route.request().url()).pathname;

const pageOf = (name: string): FormPage => {
  const found = formPages.find(({ form }) => form === name);
  if (!found) throw new Error(`There is no form ${name}`);
  return found;
};

const refusal = (call: string, message: string) =>
  call === '/graphql' ? { errors: [{ message }] } : { status: 'error', message };

/** Unique in this run, so that its stored submissions can be counted. */
const valuesOf = ({ form, cases }: FormPage): Record<string, unknown> & { email: string } => {
  // On a phone the checkbox for messages is checked by default and stays checked.
  const { marketing: _, ...valid } = cases(Date.now).valid;
  return { ...valid, email: `${form}.${randomUUID().slice(0, 8)}@example.com` };
};

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const formPage of formPages) {
    const { form: name, call, failure, success, ends, stored } = formPage;
    const isShownAsSentOnFailure = name === 'group-class';

    test(`${name}: server down, too busy, slow, pressed twice, and by the back button once more: stored once`, async ({
      page,
    }) => {
      const values = valuesOf(formPage);
      await page.goto('/robots.txt');
      let form = await openForm(page, formPage);
      const email = () => form.locator('[name="email"]');
      const send = () => submitButton(form).press('Enter');
      const expectTheEnd = async () => {
        if ('page' in ends) {
          await expect(page).toHaveURL(ends.page);
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
          return;
        }
        await expect(page.locator('main').getByText(ends.panel)).toBeInViewport();
      };

      await test.step('every field is reached and filled by Tab and keys', async () => {
        const met = await fillByKeyboard(form, values);
        expect(Object.keys(values).filter((field) => !met.has(field))).toEqual([]);
        await expect(submitButton(form)).toBeFocused();
      });

      if (!isShownAsSentOnFailure) {
        await test.step('server down: the form is shown as waiting, and nothing typed is lost', async () => {
          await onCall(page, call, (route) => route.abort());
          await send();
          if (name === 'sign-up') {
            await expect(notice(page, failure)).toBeVisible();
            await expect(form.getByRole('alert')).toContainText(forms.unanswered);
          } else {
            await expect(page.getByRole('heading', { name: forms.waiting.heading })).toBeFocused();
            await expect(form).toHaveCount(0);
            await page.getByRole('button', { name: forms.waiting.change }).press('Enter');
          }
          await expect(email()).toHaveValue(values.email);
          expect(await page.evaluate(() => localStorage.getItem('unsent-list'))).toBeNull();
          await page.unrouteAll();
        });
        await test.step('too many requests: a message of its own', async () => {
          await onCall(page, call, (route) =>
            route.fulfill({
              status: 429,
              headers: { 'retry-after': '60' },
              json: refusal(call, formFailures.tooMany),
            }),
          );
          await send();
          await expect(notice(page, formFailures.tooMany)).toBeVisible();
          await expect(email()).toHaveValue(values.email);
          await page.unrouteAll();
        });
      }

      await test.step('slow response: the whole screen waits, and a second press changes nothing', async () => {
        const calls: string[] = [];
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        await onCall(page, call, async (route) => {
          calls.push(callOf(route));
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
        expect(storedUnder(values.email)).toEqual(stored);
        await page.unrouteAll();
      });

      await test.step('back, and the same once more: the same answer, and nothing more is stored', async () => {
        await page.goBack();
        if (!('page' in ends)) await page.goForward();
        if (!('page' in ends || ends.again)) return expect(formOn(page, name)).toHaveCount(0);
        form = await hydrateForm(page, name);
        await expect(email()).toHaveValue('');
        await fillIn(form, values);
        await send();
        await expectTheEnd();
        expect(storedUnder(values.email)).toEqual(stored);
      });

      if ('page' in ends || !ends.again) return;
      await test.step('the thanks have the focus, and lead back to an empty form', async () => {
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: ends.again })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(email()).toHaveValue('');
      });
    });
  }
});

test('typed values survive a reload and are shown without an action of the visitor', async ({ page }) => {
  const formPage = pageOf('contact');
  const values = valuesOf(formPage);
  let form = await openForm(page, formPage);
  await fillIn(form, values);
  await page.reload();
  // Without input, and with the clock stopped before the four seconds after which every page hydrates by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(formPage.path);
  form = formOn(page, 'contact');
  await page.clock.runFor(3000);
  await expect(form.locator('[name="description"]')).toHaveValue(String(values.description));
  await page.clock.resume();
  await expect(form.locator('[name="studio"]')).toHaveValue(String(values.studio));
  await expect(form.getByText(forms.draftRestored)).toBeVisible();
  await submitButton(form).click();
  await expect(notice(page, formPage.success)).toBeVisible();
  expect(storedUnder(values.email)).toEqual(formPage.stored);
});

test('the notice of a lost answer has a button that sends again', async ({ page }) => {
  const formPage = pageOf('sign-up');
  const form = await openForm(page, formPage);
  await fillIn(form, valuesOf(formPage));
  await onCall(page, formPage.call, (route) => route.abort());
  await submitButton(form).click();
  await expect(notice(page, formPage.failure)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: forms.sendAgain }).click();
  await expect(page).toHaveURL('/thankyou/browser');
});

test('a failed group class shows an error, is still shown as sent at the top, and is sent again later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const formPage = pageOf('group-class');
  const form = await openForm(page, { ...formPage, path: '/groupclasses?location=hollywood' });
  await expect(form.locator('[name="studioId"]')).toHaveValue('48751');
  const { studioId: _, ...values } = valuesOf(formPage);
  await fillIn(form, values);
  await onCall(page, '/graphql', (route) => route.abort());
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

  // What the visitor types meanwhile stays when the first form is sent.
  await form.locator('[name="name"]').fill('Next');
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => storedUnder(values.email)).toEqual(formPage.stored);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent-list'))).toBeNull();
  await expect(form.locator('[name="name"]')).toHaveValue('Next');
});

test('a group class that failed on our server survives its tab: any page of ours sends it', async ({
  page,
  context,
}) => {
  const formPage = pageOf('group-class');
  const values = valuesOf(formPage);
  const form = await openForm(page, formPage);
  await fillIn(form, values);
  const message = formFailures.unexpected;
  await onCall(page, '/graphql', (route) =>
    route.fulfill({ json: { errors: [{ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } }),
  );
  await submitButton(form).click();
  await expect(notice(page, formPage.failure)).toBeVisible();
  // The thanks are shown once the form is stored in the browser.
  await expect(
    page.getByText('One of our studio managers will contact you shortly to discuss details.'),
  ).toBeVisible();
  await page.close();
  expect(storedUnder(values.email)).toEqual([]);

  const next = await context.newPage();
  await next.goto('/teachers');
  await expect.poll(() => storedUnder(values.email)).toEqual(formPage.stored);
  await expect.poll(() => next.evaluate(() => localStorage.getItem('unsent-list'))).toBeNull();
});

test('any other form that failed on our server is not shown as sent, and its values stay', async ({
  page,
}) => {
  const formPage = pageOf('contact');
  const values = valuesOf(formPage);
  const form = await openForm(page, formPage);
  await fillIn(form, values);
  await onCall(page, formPage.call, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', message: formPage.failure } }),
  );
  await submitButton(form).click();
  await expect(notice(page, formPage.failure)).toBeVisible();
  await expect(form.locator('[name="email"]')).toHaveValue(values.email);
  await page.reload();
  await expect((await hydrateForm(page, 'contact')).locator('[name="email"]')).toHaveValue(values.email);
});

test('a retreat lead is mailed only for a visitor who was saved', async ({ page }) => {
  const formPage = pageOf('retreat');
  const asked: string[] = [];
  await onCall(page, '/graphql', async (route) => {
    asked.push(/mutation (\w+)/.exec(route.request().postDataJSON().query)?.[1] ?? '');
    await route.fulfill({ json: { data: { addRetreatsUser: { status: false, message: 'No' } } } });
  });
  const form = await openForm(page, formPage);
  await fillIn(form, formPage.cases(Date.now).valid);
  await submitButton(form).click();
  await expect(notice(page, 'Failed to Submit Form')).toBeVisible();
  expect(asked).toEqual(['AddRetreatsUser']);
  await expect(form.locator('[name="firstName"]')).toHaveValue('Elena');
});

test('Corporate hides the studio, and the days are sent as a list', async ({ page }) => {
  const form = await openForm(page, { form: 'career-application', path: '/careers' });
  await expect(form.locator('[name="studio"]')).toBeVisible();
  await form.locator('[name="position"]').selectOption({ label: 'Corporate' });
  await expect(form.locator('[name="studio"]')).toHaveCount(0);
  await form.locator('[name="position"]').selectOption({ label: 'Studio Manager' });
  await expect(form.locator('[name="studio"]')).toBeVisible();
});

test('a suspension asks for how long, a cancellation does not', async ({ page }) => {
  const form = await openForm(page, { form: 'cancellation', path: '/faq' });
  await expect(form.locator('[name="suspensionDuration"]')).toBeHidden();
  await form.getByText('Suspend my membership').click();
  await expect(form.locator('[name="suspensionDuration"]')).toBeVisible();
  await submitButton(form).click();
  await expect(form.getByText('Please select the duration').first()).toBeVisible();
});

test('studio dropdowns never offer the two closed ids, and the address chooses one', async ({ page }) => {
  const form = await openForm(page, { form: 'contact', path: '/contact-us?location=48750' });
  const options = await form
    .locator('[name="studio"] option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(options).toContain('48750');
  expect(options).not.toContain('48723');
  expect(options).not.toContain('48724');
  await expect(form.locator('[name="studio"]')).toHaveValue('48750');
});
