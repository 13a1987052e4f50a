import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { FormPage } from './form-pages.ts';

export const formOn = (page: Page, form: string): Locator =>
  page.locator(`form:has(input[name="form"][value="${form}"])`);

/** Opens the page and waits until the form is hydrated. */
export const openForm = async (page: Page, { path, form }: Pick<FormPage, 'path' | 'form'>) => {
  await page.goto(path);
  return hydrateForm(page, form);
};

/** Starts React, scrolls to the form on the open page, which starts its hydration, and waits for its end. */
export const hydrateForm = async (page: Page, form: string): Promise<Locator> => {
  const element = formOn(page, form);
  await page.evaluate(() => window.earlyInput?.run());
  await element.scrollIntoViewIfNeeded();
  await expect(element).toHaveAttribute('data-hydrated', 'true');
  return element;
};

type Described = { name: string; size: number; type: string };
export const asUploads = (value: unknown) => ([value].flat().filter(Boolean) as Described[]).map(asUpload);
const asUpload = ({ name, size, type }: Described) => ({
  name,
  mimeType: type,
  // The server compares the content of a file with its name.
  buffer: Buffer.concat([
    type === 'image/png' ? Buffer.from('89504e470d0a1a0a', 'hex') : Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(Math.max(0, size - 9)),
  ]).subarray(0, size),
});

/** Fills fields of any type by their names. */
export const fillIn = async (form: Locator, values: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`);
    const kind = await control.first().evaluate((node) => (node as HTMLInputElement).type);
    if (kind === 'select-one') await control.selectOption(String(value ?? ''));
    else if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
    else if (kind === 'checkbox' && Array.isArray(value)) {
      for (const box of await control.all())
        await box.setChecked(value.includes(await box.getAttribute('value')));
    } else if (kind === 'checkbox') await control.setChecked(Boolean(value));
    else if (kind === 'file') {
      const files = asUploads(value);
      if (files.length > 0) await control.setInputFiles(files);
    } else await control.fill(String(value ?? ''));
  }
};

export const submitButton = (form: Locator) => form.locator('button[type="submit"]:visible');
export const errorUnder = (form: Locator, field: string) => form.locator(`[id$="-${field}-error"]`);
export const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text);

/** Only the requests of a form: other requests to /graphql use GET. Several mutations share that URL. */
export const onCall = (page: Page, call: string, handle: (route: Route, mutation: string) => Promise<void>) =>
  page.route(
    (url) => url.pathname === call,
    (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.fallback();
      const [, mutation = call] =
        /mutation (\w+)/.exec(request.postDataBuffer()?.toString('latin1') ?? '') ?? [];
      return handle(route, mutation);
    },
  );
