import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { otherLanguages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { techSupportCases } from '#tests/forms/form-cases/tech-support.ts';
import { png } from '#tests/forms/sample-files.ts';
import { faultsOfHtml } from '#tests/html/html-validation.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import { blockPictures } from '../playwright/block-pictures.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { asUploads, fillIn, submitButton } from './form-actions.ts';
import { type FormPage, formPages, isEnteredAgain, uniqueEmail } from './form-pages.ts';
import { storedKindsOf, storedLanguageOf } from './stored-submissions.ts';

/** The support request form of the app is the only one that needs scripts: they set its account. */
const posted = formPages
  .filter(({ form }) => form !== 'support-request')
  .map((formPage) =>
    formPage.form === 'group-class' ? { ...formPage, path: '/groupclasses?location=hollywood' } : formPage,
  );

type ResponsePage = { status: number; path: string; html: string; text: string; error: string };

/**
 * Reads the form in the HTML of a page, changes values in it and posts it, like a browser without scripts.
 * The page is not rendered; the journeys below send forms from rendered pages.
 */
const sendFrom = (
  page: Page,
  html: string,
  { form, path }: FormPage,
  typed: Record<string, unknown>,
): Promise<ResponsePage> => {
  const changes = Object.entries(typed).map(([name, value]) => ({
    name,
    values: [value].flat().map(String),
    files: asUploads(value).map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      content: buffer.toString('base64'),
    })),
  }));
  return page.evaluate(
    async ([source, name, at, all]) => {
      const read = (text: string) => new DOMParser().parseFromString(text, 'text/html');
      const element = read(source).querySelector<HTMLInputElement>(
        `input[name="form"][value="${name}"]`,
      )?.form;
      if (element?.method !== 'post') throw new Error(`No form ${name} that posts`);
      for (const { name: field, values, files } of all) {
        const controls = [...element.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)];
        if (controls.length === 0) throw new Error(`No field ${field}`);
        for (const control of controls)
          if (control.type === 'radio') control.checked = values.includes(control.value);
          else if (control.type === 'checkbox')
            control.checked = values.includes(control.value) || values.includes('true');
          else if (control.type === 'file') {
            const chosen = new DataTransfer();
            for (const { name: fileName, mimeType, content } of files) {
              const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
              chosen.items.add(new File([bytes], fileName, { type: mimeType }));
            }
            control.files = chosen.files;
          } else control.value = values.join();
      }
      const data = new FormData(element);
      const body =
        element.enctype === 'multipart/form-data'
          ? data
          : new URLSearchParams([...data].map(([key, value]) => [key, String(value)]));
      const target = new URL(element.getAttribute('action') ?? '', new URL(at, location.href));
      const response = await fetch(target, { method: 'POST', body, headers: { accept: 'text/html' } });
      const responseHtml = await response.text();
      const parsed = read(responseHtml);
      for (const script of parsed.querySelectorAll('script, style')) script.remove();
      return {
        status: response.status,
        path: new URL(response.url).pathname,
        html: responseHtml,
        text: parsed.body.textContent ?? '',
        error: parsed.querySelector('[id$="-email-error"]')?.textContent ?? '',
      };
    },
    [html, form, path, changes] as const,
  );
};

/** Forms that together have every type of field; e2e/every-page/html.spec.ts validates the pages of all. */
const validated = ['sign-up', 'career-application', 'cancellation', 'coming-soon-weston'];

test('without JavaScript every form is stored once, after a refusal that keeps what was typed', async ({
  page,
  request,
}) => {
  // Any document of our origin, because forms are posted from it.
  await page.goto('/robots.txt');
  for (const formPage of posted) {
    const { form: name, path, cases, ends, stored } = formPage;
    await test.step(name, async () => {
      const email = uniqueEmail(name);
      const values: Record<string, unknown> = { ...cases(Date.now).valid, email };
      // Its studio comes from the URL.
      if (name === 'group-class') delete values.studioId;
      const html = await (await request.get(path.replace(/#.*/, ''))).text();

      if (validated.includes(name)) {
        const empty = await sendFrom(page, html, formPage, {});
        expect.soft(empty.html, name).toContain('aria-invalid="true"');
        expect
          .soft(await faultsOfHtml(empty.html), `${name}: HTML of the response to an empty form`)
          .toEqual([]);
      }

      const wrong = await sendFrom(page, html, formPage, { ...values, email: 'not an address' });
      expect.soft(wrong.status, name).toBe(422);
      expect.soft(wrong.error, name).toBe('Enter a valid email');
      expect.soft(storedKindsOf(email), name).toEqual([]);

      const again = Object.entries(values).filter(isEnteredAgain);
      const right = await sendFrom(page, wrong.html, formPage, { ...Object.fromEntries(again), email });
      expect.soft(storedKindsOf(email), name).toEqual(stored);
      // The other thank-you pages have their own URLs (e2e/every-page/html.spec.ts).
      if ('page' in ends) return expect.soft(right.path, name).toBe(ends.page);
      const isLibrary = name === 'on-demand';
      expect.soft(right.text, name).toContain(isLibrary ? onDemand.form.sentWithoutScript : ends.panel);
      // Nothing plays without our script.
      if (isLibrary) expect.soft(right.text).not.toContain(onDemand.form.sent);
      // The panel leads back to the empty form with the studio of its URL.
      if (name === 'group-class') expect.soft(right.html).toContain(`<a href="${path}"`);
      if (validated.includes(name))
        expect.soft(await faultsOfHtml(right.html), `${name}: HTML of the thanks`).toEqual([]);
    });
  }
});

for (const { code, name: language, prefix } of otherLanguages)
  test(`without JavaScript every form in ${language} is refused, stored and thanked for in it`, async ({
    page,
    request,
  }) => {
    await page.goto('/robots.txt');
    for (const formPage of posted) {
      const { form: name, cases, ends } = formPage;
      const path = pathIn(prefix, formPage.path);
      const values: Record<string, unknown> = { ...cases(Date.now).valid, email: uniqueEmail(name) };
      if (name === 'group-class') delete values.studioId;
      const html = await (await request.get(path.replace(/#.*/, ''))).text();
      const send = (email: unknown) => sendFrom(page, html, { ...formPage, path }, { ...values, email });
      const wrong = await send('not an address');
      expect.soft(wrong.error, name).toMatch(/\S/);
      expect.soft(wrong.error, name).not.toBe('Enter a valid email');
      const right = await send(values.email);
      expect.soft(right.html, name).toContain(`<html lang="${code}"`);
      expect.soft(storedLanguageOf(String(values.email)), name).toBe(code);
      expect.soft(right.path, name).toBe('page' in ends ? prefix + ends.page : path.replace(/[?#].*/, ''));
    }
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
    expect((await form.locator('[name="uploadedFiles"]').boundingBox())?.width).toBeLessThan(330);
    expect((await form.locator('[name="description"]').boundingBox())?.width).toBeLessThan(350);
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
    const html = await response.text();
    expect(html).not.toContain('<script>alert(1)');
    if (status === 400) expect(html).toContain('Please check this form and try again');
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
