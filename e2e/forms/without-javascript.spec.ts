import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { otherLanguages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { techSupportCases } from '#tests/forms/form-cases/tech-support.ts';
import { png } from '#tests/forms/sample-files.ts';
import { faultsOfHtml } from '#tests/html/html-validation.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import { blockPictures } from '../playwright/block-pictures.ts';
import { boxOf } from '../playwright/box-of.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { fillIn, submitButton } from './form-actions.ts';
import {
  type FormPage,
  formPageOf,
  formPages,
  isEnteredAgain,
  uniqueValues,
  type ValuesWithEmail,
} from './form-pages.ts';
import { postFrom } from './post-from.ts';
import { storedKindsOf, storedLanguageOf } from './stored-submissions.ts';

const groupClassPath = '/groupclasses?location=hollywood';
/** The studio of a group class comes from its URL. */
const pageOf = (formPage: FormPage) =>
  formPage.form === 'group-class' ? { ...formPage, path: groupClassPath } : formPage;
const typedOn = (formPage: FormPage): ValuesWithEmail => {
  const { studioId: _, ...values } = uniqueValues(formPage);
  return values;
};

/** The support request form of the app is the only one that needs scripts: they set its account. */
const posted = formPages.filter(({ form }) => form !== 'support-request').map(pageOf);

const read = async ({ request }: Page, path: string) => (await request.get(path.replace(/#.*/, ''))).text();

/** Nothing plays without our script. */
const thanksWithoutScripts: Record<string, string> = { 'on-demand': onDemand.form.sentWithoutScript };

test.describe('without JavaScript', () => {
  // Any document of our origin, because forms are posted from it.
  test.beforeEach(async ({ page }) => {
    await page.goto('/robots.txt');
  });

  for (const formPage of posted) {
    const { form: name, path, ends, stored } = formPage;
    test(`${name} is stored once, after a refusal that keeps what was typed`, async ({ page }) => {
      const { email, ...values } = typedOn(formPage);
      const html = await read(page, path);
      const wrong = await postFrom(page, html, formPage, { ...values, email: 'not an address' });
      expect(wrong.status).toBe(422);
      expect(wrong.error).toBe('Enter a valid email');
      expect(storedKindsOf(email)).toEqual([]);

      const again = Object.fromEntries(Object.entries(values).filter(isEnteredAgain));
      const right = await postFrom(page, wrong.html, formPage, { ...again, email });
      expect(storedKindsOf(email)).toEqual(stored);
      if ('page' in ends) expect(right.path).toBe(ends.page);
      else expect(right.text).toContain(thanksWithoutScripts[name] ?? ends.panel);
    });
  }

  // Forms that together have every type of field; e2e/every-page/html.spec.ts validates the pages of all.
  for (const name of ['sign-up', 'career-application', 'cancellation', 'coming-soon-weston'])
    test(`the pages after an empty and a stored ${name} are valid HTML`, async ({ page }) => {
      const formPage = formPageOf(name);
      const html = await read(page, formPage.path);
      const empty = await postFrom(page, html, formPage, {});
      expect(empty.html).toContain('aria-invalid="true"');
      expect(await faultsOfHtml(empty.html)).toEqual([]);
      const thanks = await postFrom(page, html, formPage, typedOn(formPage));
      expect(thanks.html).not.toContain('aria-invalid="true"');
      expect(await faultsOfHtml(thanks.html)).toEqual([]);
    });

  test('the thanks for a sign-up to the library promise no film', async ({ page }) => {
    const formPage = formPageOf('on-demand');
    const html = await read(page, formPage.path);
    const { text } = await postFrom(page, html, formPage, typedOn(formPage));
    expect(text).toContain(onDemand.form.sentWithoutScript);
    expect(text).not.toContain(onDemand.form.sent);
  });

  test('the thanks for a group class lead back to the form of its studio', async ({ page }) => {
    const formPage = pageOf(formPageOf('group-class'));
    const html = await read(page, formPage.path);
    const thanks = await postFrom(page, html, formPage, typedOn(formPage));
    expect(thanks.html).toContain(`<a href="${groupClassPath}"`);
  });

  for (const { code, name: language, prefix } of otherLanguages)
    for (const english of posted)
      test(`${english.form} in ${language} is refused, stored and thanked for in it`, async ({ page }) => {
        const { ends } = english;
        const formPage = { ...english, path: pathIn(prefix, english.path) };
        const values = typedOn(formPage);
        const html = await read(page, formPage.path);
        const wrong = await postFrom(page, html, formPage, { ...values, email: 'not an address' });
        expect(wrong.error).toMatch(/\S/);
        expect(wrong.error).not.toBe('Enter a valid email');
        const right = await postFrom(page, html, formPage, values);
        expect(right.html).toContain(`<html lang="${code}"`);
        expect(storedLanguageOf(values.email)).toBe(code);
        const ownPath = formPage.path.replace(/[?#].*/, '');
        expect(right.path).toBe('page' in ends ? prefix + ends.page : ownPath);
      });
});

test.describe('in a browser', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => blockPictures(page));

  /** On disk, so that the browser reads the file itself. */
  const pictureOf = (name: string, size: number) => {
    const path = test.info().outputPath(name);
    writeFileSync(path, png(size));
    return path;
  };

  test('after an upload that is too large the page shows the typed texts again; a smaller one is sent', async ({
    page,
  }) => {
    await page.setViewportSize(phoneScreen);
    const { uploadedFiles: _, ...values } = techSupportCases(Date.now).valid;
    await page.goto('/contact-us#tech-support');
    const form = page.locator('form:has(input[value="tech-support"])');
    await fillIn(form, values);
    // The native file button is wide, but must not make the form wider than a phone's screen.
    expect((await boxOf(form.locator('[name="uploadedFiles"]'))).width).toBeLessThan(330);
    expect((await boxOf(form.locator('[name="description"]'))).width).toBeLessThan(350);
    await form.locator('[name="uploadedFiles"]').setInputFiles(pictureOf('film.png', 26_300_000));
    await submitButton(form).click();
    await expect(form.getByRole('alert')).toContainText('FILE TOO LARGE');
    await expect(form.locator('[name="description"]')).toHaveValue(String(values.description));
    await expect(form.locator('[name="studio"]')).toHaveValue(String(values.studio));
    await form.locator('[name="uploadedFiles"]').setInputFiles(pictureOf('screen.png', 1_000_000));
    await submitButton(form).click();
    await expect(page.getByText('A member of our tech support team will reach out shortly.')).toBeVisible();
  });
});

test('a request that no form of ours sends is refused, and the site keeps running', async ({ request }) => {
  const multipart = 'multipart/form-data; boundary=x';
  const urlEncoded = 'application/x-www-form-urlencoded';
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`;
  const file = part('name="uploadedFiles"; filename="../../passwd.png"', '<script>alert(1)</script>');
  const posts: [status: number, type: string, body: string][] = [
    [400, multipart, 'no boundary in here'],
    [400, multipart, '--x\r\nContent-Disposition: form-data; name="form"\r\n\r?'],
    [400, 'application/json', '{"form":"contact"}'],
    [400, urlEncoded, 'form=__proto__'],
    [422, urlEncoded, `form=contact&${'a=1&'.repeat(10_000)}`],
    [422, urlEncoded, 'form=contact&name=%00%ff%ed%a0%80&email=a%0d%0aBcc:b@c.d'],
    [422, multipart, `${part('name="form"', 'tech-support')}${file.repeat(30)}--x--\r\n`],
  ];
  for (const [status, type, data] of posts) {
    const response = await request.post('/contact-us', { headers: { 'content-type': type }, data });
    expect([response.status(), data.slice(0, 40)]).toEqual([status, data.slice(0, 40)]);
    expect(await response.text()).not.toContain('<script>alert(1)');
  }
});

test('behind a proxy that ends TLS our own page is same-origin; another site is not', async ({
  request,
  baseURL,
}) => {
  const postFrom = async (origin: string) => {
    const response = await request.post('/retreats', {
      headers: { origin },
      form: { form: 'retreat', firstName: 'A', lastName: 'B' },
    });
    return response.status();
  };
  const { host } = new URL(baseURL ?? '');
  // 422 means that the server has read the form and its rules rejected it.
  expect(await postFrom(`https://${host}`)).toBe(422);
  expect(await postFrom(`http://${host}`)).toBe(422);
  expect(await postFrom('https://elsewhere.example')).toBe(403);
});
