import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { formErrors } from '#content/es/form-errors.ts';
import { formSuccesses } from '#content/es/form-notices.ts';
import { forms } from '#content/es/forms.ts';
import { visitorMails } from '#content/es/mails.ts';
import { onDemand } from '#content/es/pages/on-demand.ts';
import { privacyPolicy } from '#content/es/pages/privacy-policy.ts';
import { schedule } from '#content/es/pages/schedule.ts';
import { scheduledClass } from '#content/es/pages/scheduled-class.ts';
import { shell } from '#content/es/pages/shell.ts';
import { teacherComments } from '#content/es/teachers.ts';
import { cueWords } from '#content/es/videos/cues.ts';
import { test } from '../browser/test.ts';
import { startHydration } from '../loading/hydration.ts';
import { asSlowAsAPerson, fillIn, formOn, openForm, submitButton } from './form-actions.ts';
import { formPageOf, uniqueValues } from './form-pages.ts';
import { storedLanguageOf } from './stored-submissions.ts';

const inSpanish = (path: string) => `/es${path}`;

/** The mail to the visitor, once it is in the folder that stands for the mail server. */
const mailTo = (email: string) => {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mailbox');
  // A mail that is being written has another ending, and that file disappears.
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  return mails.find((mail) => mail.includes(`To: ${email}`)) ?? '';
};

for (const name of ['sign-up', 'contact'] as const)
  test(`${name} in Spanish: its errors, its thanks and its mail are Spanish`, async ({ page }) => {
    test.slow();
    const formPage = formPageOf(name);
    const values = uniqueValues(formPage);
    const form = await openForm(page, { ...formPage, path: inSpanish(formPage.path) });
    // A date is entered as MM/DD/YYYY, whatever the language.
    if (name === 'sign-up') await expect(form).toContainText(forms.hints.date);
    await fillIn(form, { ...values, email: 'not an address' });
    await submitButton(form).click();
    await expect(form).toContainText(formErrors['email.invalid']);
    await fillIn(form, { email: values.email });
    await asSlowAsAPerson(page);
    await submitButton(form).click();
    const notices = page.getByRole('region', { name: shell.toasts.region });
    await expect(notices).toContainText(formSuccesses.request);
    if ('page' in formPage.ends) await expect(page).toHaveURL(new RegExp(`/es${formPage.ends.page}`));
    expect(storedLanguageOf(values.email)).toBe('es');
    const { heading } = visitorMails[name];
    // Only the limit of the test ends the wait for a worker that also writes the mails of other tests.
    await expect.poll(() => mailTo(values.email), { timeout: 0 }).toContain('<html lang=3D"es">');
    expect(mailTo(values.email)).toContain(heading.slice(0, 12));
  });

test('a class on demand asks for the sign-up and is played in Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es/on-demand');
  await startHydration(page);
  await page.locator('main article button').first().click();
  const dialog = page.getByRole('dialog', { name: onDemand.gate.heading });
  await expect(dialog).toBeVisible();
  const values = uniqueValues(formPageOf('on-demand'));
  await fillIn(formOn(page, 'on-demand').and(dialog.locator('form')), values);
  await dialog.getByRole('button', { name: onDemand.gate.submit }).click();
  const captions = page.locator('dialog video track');
  await expect(captions).toHaveAttribute('src', /^\/es\/media\/films\/vod\//);
  expect(storedLanguageOf(values.email)).toBe('es');
  const cues = await (await page.request.get((await captions.getAttribute('src')) ?? '')).text();
  expect(cues).toContain(cueWords.goodbye);
});

test('the film of a teacher has Spanish captions, shown from the start', async ({ page }) => {
  await page.goto('/es/teachers');
  await page.locator('main a[data-film]').first().click();
  const video = page.locator('#film video');
  await expect(video.locator('track')).toHaveAttribute('src', '/es/media/films/teachers/1.vtt');
  await expect(video).toHaveJSProperty('textTracks.0.mode', 'showing');
  const lines = () =>
    video.evaluate((element: HTMLVideoElement) =>
      [...(element.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
    );
  await expect.poll(async () => (await lines()).join(' ')).toContain(teacherComments[1]);
});

test('header, drawer and footer link to the same page in the other language, query and hash kept', async ({
  page,
}) => {
  const english = '/schedule?studio=weston&utm_source=mail#content';
  await page.goto(english);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(inSpanish(english));
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(english);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(inSpanish(english));
});

test('every legal text says that it is a courtesy translation', async ({ request }) => {
  const html = await (await request.get('/es/privacy-policy')).text();
  const { documents } = privacyPolicy;
  expect(html.match(/<p[^>]*>Traducción de cortesía/g)).toHaveLength(documents.length);
});

test('the picture for shared links has Spanish words', async ({ request }) => {
  for (const path of ['/es', '/es/faq'])
    expect(await (await request.get(path)).text(), path).toMatch(
      /property="og:image" content="[^"]*\/sharing\/es\//,
    );
});

for (const name of ['cancellation', 'tech-support', 'career-application'] as const)
  test(`the link to the other language leads to the form that is begun: ${name}`, async ({ page }) => {
    const form = await openForm(page, formPageOf(name));
    await fillIn(form, { email: 'ana@example.com' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\//);
    await expect(form).toBeInViewport();
    await expect(form.locator('[name=email]')).toHaveValue('ana@example.com');
  });

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });
  test('is offered Spanish in one line, until it is closed', async ({ page }) => {
    await page.goto('/faq');
    const offer = page.locator('#language-offer');
    await expect(offer).toBeVisible();
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.goto('/classes');
    await expect(offer).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('finds a class on the first visit, all in Spanish', async ({ page }) => {
    await page.goto('/');
    await page.locator('#language-offer').getByRole('link').click();
    await expect(page).toHaveURL(/\/es$/);
    const [, toSchedule] = shell.navbar.items;
    await page
      .getByRole('navigation', { name: shell.navbar.label })
      .getByRole('link', { name: toSchedule.label })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(schedule.heading);
    await startHydration(page);
    await page.getByRole('combobox', { name: schedule.location.label }).selectOption({ label: 'Weston' });
    await expect(page).toHaveURL(/\/es\/schedule\?location=weston$/);
    const row = page.locator('#panel-classes li').filter({ hasText: 'Weston' }).first();
    await expect(row).toContainText(/\d+:\d\d [ap]\.m\./);
    await row.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/es\/schedule\/classes\/\d+$/);
    await expect(page.locator('main')).toContainText(scheduledClass.about);
    const toCalendar = page.getByRole('link', { name: scheduledClass.calendar });
    const calendar = await page.request.get((await toCalendar.getAttribute('href')) ?? '');
    expect(await calendar.text()).toMatch(/URL:http\S*\/es\/schedule\/classes\/\d+/);
  });
});

test('other browsers are not offered Spanish', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('#language-offer')).toBeHidden();
});
