import { expect, type Locator, type Page } from '@playwright/test';
import { techSupportCases } from '#tests/forms/form-cases/tech-support.ts';
import { png } from '#tests/forms/sample-files.ts';
import { formWords } from '#words/forms.ts';
import { holdScripts } from '../loading/script-files.ts';
import { errorsOf } from '../playwright/errors-of.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { fillIn, formOn, openForm, submitButton } from './form-actions.ts';

test.use({ viewport: phoneScreen });
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png() });

/** Created inside the page: a transfer of 25 MB to the browser would take longer than the test. */
const drop = async (form: Locator, files: readonly (readonly [name: string, size: number])[]) => {
  const data = await form.page().evaluateHandle((described) => {
    const transfer = new DataTransfer();
    for (const [name, size] of described)
      transfer.items.add(new File([new Uint8Array(size)], name, { type: 'image/png' }));
    return transfer;
  }, files);
  await form.locator('label:has([name="uploadedFiles"])').dispatchEvent('drop', { dataTransfer: data });
};

const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };

const { uploadedFiles: _, ...texts } = techSupportCases(Date.now).valid;
const input = (form: Locator) => form.locator('[name="uploadedFiles"]');
const remove = (form: Locator, name: string) => form.getByRole('button', { name: `Remove ${name}` }).click();
const openTechSupport = (page: Page) =>
  openForm(page, { form: 'tech-support', path: '/contact-us#tech-support' });

test('files are validated one by one when they are chosen, and can be retried or removed', async ({
  page,
}) => {
  const form = await openTechSupport(page);
  const items = form.getByRole('listitem').filter({ has: page.getByRole('button') });
  await input(form).setInputFiles([picture('screen.png'), notes]);
  await expect(items).toHaveCount(2);
  await expect(items.filter({ hasText: 'screen.png' })).not.toContainText('UPLOAD FAILED.');
  const failed = items.filter({ hasText: 'notes.txt' });
  await expect(failed).toContainText('UPLOAD FAILED. UNSUPPORTED FORMAT');
  const chooser = page.waitForEvent('filechooser');
  await failed.getByRole('button', { name: 'TRY AGAIN' }).click();
  await (await chooser).setFiles([picture('second.png')]);
  await expect(items).toHaveCount(2);
  await expect(form.getByText('UPLOAD FAILED.')).toHaveCount(0);
  await remove(form, 'second.png');
  await expect(items).toHaveCount(1);
  await remove(form, 'screen.png');
  await expect(items).toHaveCount(0);
});

test('a failed file blocks the request until it is removed', async ({ page }) => {
  const form = await openTechSupport(page);
  await fillIn(form, texts);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await input(form).setInputFiles([notes, picture('screen.png')]);
  await submitButton(form).click();
  await expect(form.getByText(formWords.upload.leftOver(1))).toBeInViewport();
  await expect(form.getByRole('alert')).toContainText('UNSUPPORTED FORMAT');
  expect(sent.filter((url) => url.includes('/form/'))).toEqual([]);
  await remove(form, 'notes.txt');
  await expect(form.getByText(formWords.upload.leftOver(1))).toHaveCount(0);
});

test('an upload shows its per cent above everything; Cancel ends it and keeps the form', async ({ page }) => {
  const form = await openTechSupport(page);
  await fillIn(form, texts);
  await drop(form, [['large.png', 15_000_000]]);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  await submitButton(form).click();
  const bar = page.getByRole('progressbar', { name: formWords.upload.progress });
  await expect(bar).toBeVisible();
  const isOnTop = (element: Element) => {
    const { left, top } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 2, top + 2) === element;
  };
  expect(await bar.evaluate(isOnTop)).toBe(true);
  await page.getByRole('button', { name: formWords.upload.cancel }).click();
  await expect(bar).toHaveCount(0);
  await expect(submitButton(form)).toBeFocused();
  await expect(form.locator('[name="description"]')).toHaveValue(String(texts.description));
  await expect(form.getByText('UPLOAD FAILED.')).toHaveCount(0);
});

test('dropped files are added to the chosen ones; more than 25 MB, or than 10 files, shows an error at once', async ({
  page,
}) => {
  const form = await openTechSupport(page);
  await drop(form, [['a.png', 20_000_000]]);
  await drop(form, [['b.png', 7_000_000]]);
  await expect(form.getByText('a.png')).toBeVisible();
  await expect(form.getByText('UPLOAD FAILED. FILE(S) TOO LARGE')).toBeVisible();
  await drop(form, [['huge.png', 26_214_401]]);
  await expect(form.getByText('UPLOAD FAILED. FILE TOO LARGE')).toBeVisible();
  await drop(
    form,
    Array.from({ length: 10 }, (_, index) => [`${index}.png`, 1000] as const),
  );
  await expect(form.getByText('UPLOAD FAILED. TOO MANY FILES (MAX: 10)')).toBeVisible();
});

test('a CV and a position that are chosen before hydration stay chosen, without an error', async ({
  page,
}) => {
  const errors = errorsOf(page);
  const { release } = await holdScripts(page, /career-application-form-[^/]+\.js$/);
  await page.goto('/careers');
  const form = formOn(page, 'career-application');
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await form.locator('[name="curriculumVitae"]').setInputFiles([cv]);
  await form.locator('[name="position"]').selectOption('Corporate');
  await form.scrollIntoViewIfNeeded();
  release();
  await expect(form.getByRole('listitem').filter({ hasText: cv.name })).toBeVisible();
  await expect(form.locator('[name="studio"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});
