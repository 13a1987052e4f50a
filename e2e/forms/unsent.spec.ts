import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { signUpCases } from '#tests/forms/form-cases/sign-up.ts';
import { forms } from '#words/forms.ts';
import { faultsFoundByAxe } from '../support/axe.ts';
import { asUploads, fillIn, formOn, notice, openForm, submitButton } from '../support/form-actions.ts';
import { formPageOf, uniqueEmail, uniqueValues } from '../support/form-pages.ts';
import { accountOf, storedFilesOf, storedKindsOf } from '../support/stored-submissions.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.beforeEach(({ context }) => withoutPopups(context));

const { waiting } = forms;
const waitingPanel = (page: Page) => page.getByRole('status').filter({ hasText: waiting.heading });
const unsentList = (page: Page) => page.evaluate(() => localStorage.getItem('unsent-list'));

const png = (name: string, size: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.from(Array.from({ length: size }, (_, index) => (index * 31) % 256)),
  ]),
});
const described = ({ name, buffer }: { name: string; buffer: Buffer }) => ({
  name,
  sha256: createHash('sha256').update(buffer).digest('hex'),
});

test('two forms with files and without a response are shown as waiting; after the tab was closed any page sends them once, and one that the server refuses comes back to its page with its files and the server’s message', async ({
  page,
  context,
}) => {
  const support = formPageOf('tech-support');
  const career = formPageOf('career-application');
  const request = uniqueValues(support);
  const application = uniqueValues(career);
  const pictures = [png('screen.png', 70_000), png('second.png', 1500)];

  let form = await openForm(page, support);
  await fillIn(form, { ...request, uploadedFiles: [] });
  await form.locator('[name="uploadedFiles"]').setInputFiles(pictures);
  await context.setOffline(true);
  await submitButton(form).click();
  await expect(waitingPanel(page)).toContainText(waiting.later);
  await expect(waitingPanel(page).getByRole('heading')).toBeFocused();
  await waitingPanel(page).getByRole('button', { name: waiting.tryNow }).click();
  await expect(waitingPanel(page)).toContainText(waiting.stillNoResponse);
  // The server does not respond although the browser is online.
  await context.route('**/graphql', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await context.route('**/form/*', (route) => route.abort());
  await context.setOffline(false);
  form = await openForm(page, career);
  await fillIn(form, application);
  await submitButton(form).click();
  await expect(waitingPanel(page)).toBeVisible();
  await page.close();
  expect(storedKindsOf(request.email)).toEqual([]);
  expect(storedKindsOf(application.email)).toEqual([]);

  // The first form, which is sent first, is refused.
  await context.unrouteAll();
  const message = 'We know this address already';
  await context.route('**/form/*', (route) =>
    route.fulfill({ status: 422, json: { message, fields: { email: message } } }),
  );
  // The first response is lost after the form was stored: the second attempt is not a second submission.
  let lost = 0;
  await context.route('**/graphql', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  const other = await context.newPage();
  await other.goto('/thankyou');
  await expect(notice(other, message)).toBeVisible();
  await expect.poll(() => storedKindsOf(application.email)).toEqual(career.stored);
  expect(JSON.parse((await unsentList(other)) ?? '[]')).toHaveLength(2);

  await other.getByRole('button', { name: waiting.openForm }).click();
  await other.waitForURL('**/contact-us*');
  await expect(notice(other, career.success)).toBeVisible();
  form = formOn(other, 'tech-support');
  await expect(form.getByRole('alert')).toContainText(message);
  await expect(form.locator('[name="description"]')).toHaveValue(String(request.description));
  for (const { name } of pictures) await expect(form.getByText(name)).toBeVisible();
  await expect.poll(() => unsentList(other)).toBeNull();
  await context.unrouteAll();
  const email = `new.${request.email}`;
  await form.locator('[name="email"]').fill(email);
  await submitButton(form).click();
  await expect(notice(other, support.success)).toBeVisible();
  expect(storedKindsOf(email)).toEqual(support.stored);
  expect(storedKindsOf(request.email)).toEqual([]);
  expect(storedKindsOf(application.email)).toEqual(career.stored);
  expect(storedFilesOf(application.email)).toEqual(asUploads(application.curriculumVitae).map(described));
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
  await second.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const place = await second.evaluate(() => document.body.scrollHeight - scrollY);
  await second.evaluate(() => window.dispatchEvent(new Event('online')));
  for (const tab of [page, second])
    await expect(tab.locator('main').getByText('Your message has been sent.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(second.getByRole('heading', { name: 'Thank You!' })).not.toBeFocused();
  expect(await second.evaluate(() => document.body.scrollHeight - scrollY)).toBe(place);
  expect(storedKindsOf(values.email)).toEqual(contact.stored);
});

test('sign-up is not stored because of its password: its page sends it, and its draft has no password', async ({
  page,
  context,
}) => {
  const { marketing: _, ...valid } = signUpCases(Date.now).valid;
  const values: Record<string, unknown> & { email: string } = {
    ...valid,
    email: uniqueEmail('offline'),
  };
  const signUp = { form: 'sign-up', path: '/sign-up' };
  let form = await openForm(page, signUp);
  await fillIn(form, values);
  await context.setOffline(true);
  await submitButton(form).click();
  await expect(form.getByRole('alert')).toContainText(forms.offline);
  const stored = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: JSON.stringify(localStorage),
  }));
  expect(stored.databases).toEqual([]);
  expect(stored.local).not.toContain(String(values.password));

  await page.close();
  await context.setOffline(false);
  const reopened = await context.newPage();
  form = await openForm(reopened, signUp);
  await expect(form.getByText(forms.draftRestoredWithoutPassword)).toBeVisible();
  await expect(form.locator('[name="firstName"]')).toHaveValue(String(values.firstName));
  await expect(form.locator('[name="password"]')).toHaveValue('');
  // The date of birth is not stored in the draft either.
  const { password, repeatPassword, dateOfBirth } = values;
  await fillIn(form, { password, repeatPassword, dateOfBirth });
  await context.setOffline(true);
  await submitButton(form).click();
  await expect(form.getByRole('alert')).toContainText(forms.offline);
  await context.setOffline(false);
  await expect(reopened).toHaveURL('/thankyou/browser');
  expect(accountOf(values.email)).toBeTruthy();
});
