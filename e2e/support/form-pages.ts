import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import { type FormKind, formNames, kindsOf } from '#domain/forms/forms.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';
import type { FormCasesOn } from '#tests/forms/form-cases/form-cases.ts';

type Table = ReturnType<FormCasesOn>;
/** A form on its page, with the table of cases that the tests of its rules and of the server's calls also use. */
export type FormPage = NonNullable<Table['page']> & {
  /** The value of its hidden field. */
  form: string;
  cases: FormCasesOn;
  /** The submissions that one send stores, by the kinds that the operator's list shows. */
  stored: readonly FormKind[];
};

export const formPages: readonly FormPage[] = formNames.flatMap((name) => {
  const cases = formCases[name];
  const { page } = cases(Date.now);
  return page ? [{ form: name, ...page, cases, stored: kindsOf(name) }] : [];
});

/** One form of each transport, and the one with a password, for promises of the form engine that are the same for every form. */
export const engineFormPages = formPages.filter(({ form }) =>
  ['sign-up', 'contact', 'career-application', 'future-openings'].includes(form),
);

export const formPageOf = (name: string): FormPage => {
  const found = formPages.find(({ form }) => form === name);
  if (!found) throw new Error(`No page has the form ${name}`);
  return found;
};

/** Unique in this run, so that its stored submissions can be counted. */
export const uniqueEmail = (form: string) => `${form}.${randomUUID().slice(0, 8)}@example.com`;
export type FormValues = Record<string, unknown> & { email: string };
export const uniqueValues = ({ form, cases }: FormPage): FormValues => ({
  ...cases(Date.now).valid,
  email: uniqueEmail(form),
});
/** On a phone the checkbox for messages is checked by default and stays checked. */
export const uniqueValuesOnPhone = (formPage: FormPage): FormValues => {
  const { marketing: _, ...values } = uniqueValues(formPage);
  return values;
};

/** Popups have their own tests and would cover the form here. */
export const withoutPopups = (page: Page | BrowserContext) =>
  page.addInitScript(() => {
    localStorage.setItem('free-class-popup', 'yes');
    sessionStorage.setItem('promo-modal', 'yes');
  });

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

/** Handles only the requests of a form: the page's other requests to /graphql use GET. Several mutations share that address. */
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
