import { expect } from '@playwright/test';
import { formErrors } from '#content/es/form-errors.ts';
import { onDemand } from '#content/es/pages/on-demand.ts';
import { privacyPolicy } from '#content/es/pages/privacy-policy.ts';
import { schedule } from '#content/es/pages/schedule.ts';
import { scheduledClass } from '#content/es/pages/scheduled-class.ts';
import { shell } from '#content/es/pages/shell.ts';
import { teacherComments } from '#content/es/teachers.ts';
import { cueWords } from '#content/es/videos/cues.ts';
import { fillIn, formOn, openForm } from '../forms/form-actions.ts';
import { formPageOf, uniqueValues } from '../forms/form-pages.ts';
import { storedLanguageOf } from '../forms/stored-submissions.ts';
import { startHydration } from '../loading/hydration.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';

const inSpanish = (path: string) => `/es${path}`;

test('a class on demand asks for the sign-up and is played in Spanish', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await page.goto('/es/on-demand');
  await startHydration(page);
  await page.locator('main article button').first().click();
  const dialog = page.getByRole('dialog', { name: onDemand.gate.heading });
  await expect(dialog).toBeVisible();
  const values = uniqueValues(formPageOf('on-demand'));
  const form = formOn(page, 'on-demand').and(dialog.locator('form'));
  const submit = dialog.getByRole('button', { name: onDemand.gate.submit });
  await fillIn(form, { ...values, email: 'not an address' });
  await submit.click();
  await expect(form).toContainText(formErrors['email.invalid']);
  await fillIn(form, { email: values.email });
  await submit.click();
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
  const english = '/membership?location=weston&utm_source=mail#pricing';
  await page.goto(english);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(inSpanish(english));
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(english);
  await page.setViewportSize(phoneScreen);
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

test('the link to the other language leads to the form that is begun', async ({ page }) => {
  // In a question of the FAQ, which is closed at first.
  const form = await openForm(page, formPageOf('cancellation'));
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
