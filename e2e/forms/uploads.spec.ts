import { expect, type Locator, test } from '@playwright/test';
import { techSupportCases } from '#tests/forms/form-cases/tech-support.ts';
import { formFailures } from '#words/form-notices.ts';
import { forms } from '#words/forms.ts';
import { fillIn, openForm, submitButton, withoutPopups } from '../support/form-pages.ts';

test.beforeEach(({ page }) => withoutPopups(page));

const techSupport = { form: 'tech-support', path: '/contact-us#tech-support' };
const png = (name: string, size = 2000) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(size - 8)]),
});

test('files are validated one by one when they are chosen, and can be retried or removed', async ({
  page,
}) => {
  const form = await openForm(page, techSupport);
  const input = form.locator('[name="uploadedFiles"]');
  await input.setInputFiles([
    png('screen.png'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
  ]);
  const items = form.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(items).toHaveCount(2);
  await expect(items.filter({ hasText: 'screen.png' })).not.toContainText('UPLOAD FAILED.');
  const failed = items.filter({ hasText: 'notes.txt' });
  await expect(failed).toContainText('UPLOAD FAILED. UNSUPPORTED FORMAT');
  const chooser = page.waitForEvent('filechooser');
  await failed.getByRole('button', { name: 'TRY AGAIN' }).click();
  await (await chooser).setFiles([png('second.png')]);
  await expect(items).toHaveCount(2);
  await expect(form.getByText('UPLOAD FAILED.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Remove second.png' }).click();
  await expect(items).toHaveCount(1);
});

test('a file that failed holds the request back until it is removed', async ({ page }) => {
  const form = await openForm(page, techSupport);
  await fillIn(form, techSupportCases(Date.now).valid);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
  await form.locator('[name="uploadedFiles"]').setInputFiles([notes, png('screen.png')]);
  await submitButton(form).click();
  await expect(form.getByText(forms.upload.leftOver(1))).toBeInViewport();
  await expect(form.getByRole('alert')).toContainText('UNSUPPORTED FORMAT');
  expect(sent.filter((url) => url.includes('/form/'))).toEqual([]);
  await form.getByRole('button', { name: 'Remove notes.txt' }).click();
  await expect(form.getByText(forms.upload.leftOver(1))).toHaveCount(0);
  await submitButton(form).click();
  await expect(page.getByText('A member of our tech support team will reach out shortly.')).toBeVisible();
});

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

test('dropped files are added to the chosen ones; more than 25 MB, or than 10 files, shows an error at once', async ({
  page,
}) => {
  const form = await openForm(page, techSupport);
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

test('an upload that fails turns red with the reason, and TRY AGAIN sends it', async ({ page }) => {
  const form = await openForm(page, techSupport);
  await fillIn(form, techSupportCases(Date.now).valid);
  await form.locator('[name="uploadedFiles"]').setInputFiles([png('screen.png', 200_000)]);
  await page.route('**/form/tech-support', (route) =>
    route.fulfill({ status: 500, json: { message: formFailures.contactRest } }),
  );
  await submitButton(form).click();
  await expect(form.getByText('UPLOAD FAILED. ERROR UPLOADING FILE(S)')).toBeVisible();
  await page.unrouteAll();
  await form.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect(page.getByText('A member of our tech support team will reach out shortly.')).toBeVisible();
});

test('the server validates a file by its content', async ({ page }) => {
  const form = await openForm(page, techSupport);
  await fillIn(form, techSupportCases(Date.now).valid);
  await form
    .locator('[name="uploadedFiles"]')
    .setInputFiles([
      { name: 'screen.png', mimeType: 'image/png', buffer: Buffer.from('MZ this is no picture') },
    ]);
  await submitButton(form).click();
  await expect(form.getByText('UPLOAD FAILED. UNSUPPORTED FORMAT')).toBeVisible();
  await expect(form.locator('[name="name"]')).not.toHaveValue('');
});

test('a CV must be there, be a document, and weigh at most 5 MB', async ({ page }) => {
  const form = await openForm(page, { form: 'career-application', path: '/careers' });
  await submitButton(form).click();
  await expect(form.getByText('CV / Resume is required').first()).toBeVisible();
  const input = form.locator('[name="curriculumVitae"]');
  await input.setInputFiles([png('cv.png')]);
  const format = 'Uploaded file has unsupported format.(Supported formats: docx & pdf)';
  await expect(form.getByText(format).first()).toBeVisible();
  await input.setInputFiles([
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_000_001) },
  ]);
  await expect(form.getByText('Uploaded file is too big.(Max: 5MB)').first()).toBeVisible();
  await input.setInputFiles([
    { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  await expect(form.getByText('Uploaded file is too big.(Max: 5MB)')).toHaveCount(0);
  await expect(form.getByText('UPLOAD FAILED.')).toHaveCount(0);
});

test('files chosen before hydration stay chosen, and hydration does not shift the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  let loadCode = () => {};
  const codeMayLoad = new Promise<void>((resolve) => {
    loadCode = resolve;
  });
  await page.route(/career-application-form-[^/]+\.js$/, async (route) => {
    await codeMayLoad;
    await route.continue();
  });
  await page.goto('/careers');
  const form = page.locator('form').filter({ has: page.locator('[name="curriculumVitae"]') });
  await form
    .locator('[name="curriculumVitae"]')
    .setInputFiles([{ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }]);
  await form.locator('[name="position"]').selectOption('Corporate');
  await form.scrollIntoViewIfNeeded();
  loadCode();
  await expect(form.getByRole('listitem').filter({ hasText: 'cv.pdf' })).toBeVisible();
  await expect(form.locator('[name="studio"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});
