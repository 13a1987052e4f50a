import { expect, type Page, type Route, test } from '@playwright/test';
import { formFailures } from '#content/en/form-notices.ts';
import { fillIn, formPages, notice, openForm, submitButton, withoutPopups } from './form-pages.ts';

test.beforeEach(({ page }) => withoutPopups(page));

/** Only what the form sends: the page asks /graphql other things by GET. */
const onCall = (page: Page, call: string, handle: (route: Route) => Promise<void>) =>
  page.route(
    (url) => url.pathname === call,
    (route) => (route.request().method() === 'POST' ? handle(route) : route.fallback()),
  );

const refusal = (call: string, message: string) =>
  call === '/graphql' ? { errors: [{ message }] } : { status: 'error', message };

for (const formPage of formPages) {
  const { form: name, call, failure, success, ends, cases } = formPage;
  const isForgiving = name === 'group-class';

  test(`${name}: server down, too busy, slow, and in the end it is sent once`, async ({ page }) => {
    const { valid } = cases(Date.now);
    const form = await openForm(page, formPage);
    await fillIn(form, valid);
    const typed = await form.locator('[name="email"]').inputValue();

    if (!isForgiving) {
      await test.step('down: the default words, and nothing typed is lost', async () => {
        await onCall(page, call, (route) => route.abort());
        await submitButton(form).click();
        await expect(notice(page, failure)).toBeVisible();
        await expect(form.locator('[name="email"]')).toHaveValue(typed);
        await page.unrouteAll();
      });
      await test.step('too many at once: its own words', async () => {
        await onCall(page, call, (route) =>
          route.fulfill({
            status: 429,
            headers: { 'retry-after': '60' },
            json: refusal(call, formFailures.tooMany),
          }),
        );
        await submitButton(form).click();
        await expect(notice(page, formFailures.tooMany)).toBeVisible();
        await expect(form.locator('[name="email"]')).toHaveValue(typed);
        await page.unrouteAll();
      });
    }

    let calls = 0;
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await test.step('slow: the whole screen waits, and a second press changes nothing', async () => {
      await onCall(page, call, async (route) => {
        calls += 1;
        await released;
        await route.continue();
      });
      await submitButton(form).click();
      await expect(page.getByRole('status').filter({ hasText: 'Sending' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-scroll-locked', '');
      await form.locator('[name="email"]').press('Enter');
      await expect.poll(() => calls).toBe(1);
      release();
    });

    await expect(notice(page, success)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked', '');
    if ('page' in ends) await expect(page).toHaveURL(ends.page);
    else {
      await expect(page.locator('main').getByText(ends.panel)).toBeVisible();
      if (!ends.again) return;
      await page.getByRole('button', { name: ends.again }).click();
      const fresh = page.locator(`form:has(input[name="form"][value="${name}"])`);
      await expect(fresh.locator('[name="email"]')).toHaveValue('');
    }
  });
}

test('a group class that failed is said, and still shown as sent at the top; the studio of the address stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const formPage = formPages.find(({ form }) => form === 'group-class');
  if (!formPage) throw new Error('no such form');
  const form = await openForm(page, { ...formPage, path: '/groupclasses?location=hollywood' });
  await expect(form.locator('[name="studioId"]')).toHaveValue('48751');
  const { studioId: _, ...values } = formPage.cases(Date.now).valid;
  await fillIn(form, values);
  await onCall(page, '/graphql', (route) => route.abort());
  await submitButton(form).click();
  await expect(notice(page, 'Failed To Send Email To Studio Manager')).toBeVisible();
  await expect(
    page.getByText('One of our studio managers will contact you shortly to discuss details.'),
  ).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Reload Form' }).click();
  await expect(form.locator('[name="name"]')).toBeInViewport();
  await expect(form.locator('[name="studioId"]')).toHaveValue('48751');
  await expect(form.locator('[name="name"]')).toHaveValue('');
});

test('a retreat lead is mailed only for a visitor who was saved', async ({ page }) => {
  const formPage = formPages.find(({ form }) => form === 'retreat');
  if (!formPage) throw new Error('no such form');
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
  const form = await openForm(page, { form: 'career', path: '/careers' });
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
