import { createHash } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { signUpCases } from '#tests/forms/form-cases/sign-up.ts';
import { png } from '#tests/forms/sample-files.ts';
import { formWords } from '#words/forms.ts';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { scrollToEnd } from '../playwright/scroll-to.ts';
import { test } from '../playwright/test.ts';
import { asUploads, fillIn, formOn, notice, openForm, submitButton } from './form-actions.ts';
import { formPageOf, uniqueValues } from './form-pages.ts';
import { storedContextOf, storedFilesOf, storedKindsOf } from './stored-submissions.ts';

const { waiting } = formWords;
const waitingPanel = (page: Page) => page.getByRole('status').filter({ hasText: waiting.heading });
const unsentList = (page: Page) => page.evaluate(() => localStorage.getItem('unsent-list'));

const picture = (name: string, size: number) => ({ name, mimeType: 'image/png', buffer: png(size) });
const described = ({ name, buffer }: { name: string; buffer: Buffer }) => ({
  name,
  sha256: createHash('sha256').update(buffer).digest('hex'),
});

/** The server does not respond although the browser is online. */
const withoutResponses = (context: BrowserContext) =>
  context.route(/\/(graphql|(marketing-forms|form)\/.*)$/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );

test('a form that is sent without a connection is shown as waiting, and can be tried again or changed', async ({
  page,
  context,
}) => {
  const contact = formPageOf('contact');
  const form = await openForm(page, contact);
  const values = uniqueValues(contact);
  await fillIn(form, values);
  await context.setOffline(true);
  await submitButton(form).click();
  await expect(waitingPanel(page)).toContainText(waiting.later);
  await expect(waitingPanel(page).getByRole('heading')).toBeFocused();
  await waitingPanel(page).getByRole('button', { name: waiting.tryNow }).click();
  await expect(waitingPanel(page)).toContainText(waiting.stillNoResponse);
  await waitingPanel(page).getByRole('button', { name: waiting.change }).press('Enter');
  await expect(form.locator('[name="email"]')).toHaveValue(String(values.email));
  expect(await unsentList(page)).toBeNull();
});

test('a form with a file and without a response is sent once by any page after its tab was closed', async ({
  page,
  context,
}) => {
  const career = formPageOf('career-application');
  const application = uniqueValues(career);
  const form = await openForm(page, career);
  await fillIn(form, application);
  await withoutResponses(context);
  await submitButton(form).click();
  await expect(waitingPanel(page)).toBeVisible();
  await page.close();
  expect(storedKindsOf(application.email)).toEqual([]);

  await context.unrouteAll();
  // The first response is lost after the form was stored: the repeat is not a second submission.
  let lost = 0;
  await context.route('**/graphql', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  const other = await context.newPage();
  await other.goto('/thankyou');
  await expect.poll(() => storedKindsOf(application.email)).toEqual(career.stored);
  expect(JSON.parse((await unsentList(other)) ?? '[]')).toHaveLength(1);
  await other.goto('/coming-soon');
  await expect(notice(other, career.success)).toBeVisible();
  await expect.poll(() => unsentList(other)).toBeNull();
  expect(storedKindsOf(application.email)).toEqual(career.stored);
  expect(storedFilesOf(application.email)).toEqual(asUploads(application.curriculumVitae).map(described));
});

test('a Spanish form that an English page sends again is stored as of its own page, with its consent', async ({
  page,
  context,
}) => {
  const preSale = formPageOf('pre-sale-delray');
  const values = uniqueValues(preSale);
  const path = `/es${preSale.path}?utm_source=mail&utm_campaign=spring`;
  const form = await openForm(page, { ...preSale, path });
  const pageUri = page.url();
  const seen = await page.locator('main').textContent();
  await fillIn(form, values);
  await withoutResponses(context);
  await submitButton(form).click();
  await expect.poll(() => unsentList(page)).not.toBeNull();
  await context.unrouteAll();
  await page.goto('/thankyou?utm_campaign=summer');
  await expect.poll(() => storedKindsOf(values.email)).toEqual(preSale.stored);
  const { consent = '', ...stored } = storedContextOf(values.email);
  expect(stored).toMatchObject({ language: 'es', pageUri });
  expect(consent).not.toBe('');
  expect(seen).toContain(consent);
});

test('a waiting form that the server refuses comes back to its page with its files and the server’s message', async ({
  page,
  context,
}) => {
  const support = formPageOf('tech-support');
  const request = uniqueValues(support);
  const pictures = [picture('screen.png', 70_000), picture('second.png', 1500)];
  let form = await openForm(page, support);
  await fillIn(form, { ...request, uploadedFiles: [] });
  await form.locator('[name="uploadedFiles"]').setInputFiles(pictures);
  await withoutResponses(context);
  await submitButton(form).click();
  await expect(waitingPanel(page)).toBeVisible();

  await context.unrouteAll();
  const message = 'We know this address already';
  await context.route('**/form/*', (route) =>
    route.fulfill({ status: 422, json: { message, fields: { email: message } } }),
  );
  await page.goto('/thankyou');
  await expect(notice(page, message)).toBeVisible();
  await page.getByRole('button', { name: waiting.openForm }).click();
  await page.waitForURL('**/contact-us*');
  form = formOn(page, 'tech-support');
  await expect(form.getByRole('alert')).toContainText(message);
  await expect(form.locator('[name="description"]')).toHaveValue(String(request.description));
  for (const { name } of pictures) await expect(form.getByText(name)).toBeVisible();
  await expect.poll(() => unsentList(page)).toBeNull();

  await context.unrouteAll();
  const email = `new.${request.email}`;
  await form.locator('[name="email"]').fill(email);
  await submitButton(form).click();
  await expect(notice(page, support.success)).toBeVisible();
  expect(storedKindsOf(email)).toEqual(support.stored);
  expect(storedKindsOf(request.email)).toEqual([]);
  expect(storedFilesOf(email)).toEqual(pictures.map(described));
});

test('a waiting form is shown as waiting in every tab, and as sent in all of them without moving another page', async ({
  page,
  context,
}) => {
  const contact = formPageOf('contact');
  const values = uniqueValues(contact);
  const form = await openForm(page, contact);
  await fillIn(form, values);
  await context.route('**/form/help', (route) => route.abort());
  await submitButton(form).click();
  await expect(waitingPanel(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(contact.path);
  await expect(waitingPanel(second)).toBeVisible();
  await expect(waitingPanel(second).getByRole('heading')).not.toBeFocused();
  expect(await faultsFoundByAxe(second, 'main [role="status"]')).toEqual([]);
  await expect(formOn(second, 'contact')).toHaveCount(0);

  await context.unrouteAll();
  // The visitor looks at the panel in one tab and reads another part of the page in the other.
  await scrollToEnd(second);
  const place = await second.evaluate(() => document.body.scrollHeight - scrollY);
  await second.evaluate(() => window.dispatchEvent(new Event('online')));
  for (const tab of [page, second])
    await expect(tab.locator('main').getByText('Your message has been sent.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(second.getByRole('heading', { name: 'Thank You!' })).not.toBeFocused();
  expect(await second.evaluate(() => document.body.scrollHeight - scrollY)).toBe(place);
  expect(storedKindsOf(values.email)).toEqual(contact.stored);
});

const signUp = { form: 'sign-up', path: '/sign-up' };

test('sign-up without a connection is not stored because of its password, and its draft has none', async ({
  page,
  context,
}) => {
  const { marketing: _, ...values } = signUpCases(Date.now).valid;
  let form = await openForm(page, signUp);
  await fillIn(form, values);
  await context.setOffline(true);
  await submitButton(form).click();
  await expect(form.getByRole('alert')).toContainText(formWords.offline);
  const stored = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: JSON.stringify(localStorage),
  }));
  expect(stored.databases).toEqual([]);
  expect(stored.local).not.toContain(String(values.password));

  await page.close();
  await context.setOffline(false);
  form = await openForm(await context.newPage(), signUp);
  await expect(form.getByText(formWords.draftRestoredWithoutPassword)).toBeVisible();
  await expect(form.locator('[name="firstName"]')).toHaveValue(String(values.firstName));
  for (const name of ['password', 'dateOfBirth'])
    await expect(form.locator(`[name="${name}"]`)).toHaveValue('');
});
