import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formErrors } from '#content/es/form-errors.ts';
import { visitorMails } from '#content/es/mails.ts';
import { fillIn, formOn, openForm, submitButton } from '../support/form-actions.ts';
import { formPageOf, uniqueValues } from '../support/form-pages.ts';
import { storedLanguageOf } from '../support/stored-submissions.ts';
import { withoutPopups } from '../support/without-popups.ts';

const inSpanish = (path: string) => `/es${path}`;

/** The mail to the visitor, once it is in the folder that stands for the mail server. */
const mailTo = (email: string) => {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mailbox');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return mails.find((mail) => mail.includes(`To: ${email}`)) ?? '';
};

for (const name of ['sign-up', 'career-application'])
  test(`${name} in Spanish: its errors, its thanks and its mail are Spanish`, async ({ page }) => {
    await withoutPopups(page);
    const formPage = formPageOf(name);
    const values = uniqueValues(formPage);
    const form = await openForm(page, { ...formPage, path: inSpanish(formPage.path) });
    await fillIn(form, { ...values, email: 'not an address' });
    await submitButton(form).click();
    await expect(form).toContainText(formErrors['email.invalid']);
    await fillIn(form, { email: values.email });
    await submitButton(form).click();
    await expect.poll(() => storedLanguageOf(values.email)).toBe('es');
    if ('page' in formPage.ends) await expect(page).toHaveURL(new RegExp(`/es${formPage.ends.page}`));
    const { heading } = visitorMails[name as keyof typeof visitorMails];
    await expect.poll(() => mailTo(values.email), { timeout: 20_000 }).toContain('<html lang=3D"es">');
    expect(mailTo(values.email)).toContain(heading.slice(0, 12));
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a contact form in Spanish is refused and stored in Spanish', async ({ page }) => {
    const formPage = formPageOf('contact');
    const values = uniqueValues(formPage);
    await page.goto(inSpanish(formPage.path));
    const form = formOn(page, 'contact');
    await form.locator('[name=name]').fill('José Peña');
    await form.locator('[name=email]').fill('not an address');
    await form.locator('[name=description]').fill(String(values.description));
    await form.locator('[name=studio]').selectOption(String(values.studio));
    await submitButton(form).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(form).toContainText(formErrors['email.invalid']);
    await form.locator('[name=email]').fill(values.email);
    await submitButton(form).click();
    await expect.poll(() => storedLanguageOf(values.email)).toBe('es');
    expect(new URL(page.url()).pathname).toMatch(/^\/es\//);
  });
});

test('the link to the other language keeps page, query and hash', async ({ page }) => {
  await withoutPopups(page);
  await page.goto('/schedule?studio=weston&utm_source=mail#content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/schedule\?studio=weston&utm_source=mail#content$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/schedule\?studio=weston&utm_source=mail#content$/);
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });
  test('is offered Spanish in one line, until it is closed', async ({ page }) => {
    await withoutPopups(page);
    await page.goto('/faq');
    const offer = page.locator('#language-offer');
    await expect(offer).toBeVisible();
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.goto('/classes');
    await expect(offer).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('other browsers are not offered Spanish', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('#language-offer')).toBeHidden();
});
