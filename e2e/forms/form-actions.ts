import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { type DescribedFile, isFile } from '#tests/forms/form-cases/files-of.ts';
import { contentOf } from '#tests/forms/sample-files.ts';
import type { FormPage } from './form-pages.ts';

export const formOn = (page: Page, form: string): Locator =>
  page.locator(`form:has(input[name="form"][value="${form}"])`);

/** The form, once its island is hydrated. */
export const hydrated = (form: Locator): Locator =>
  form.page().locator('[data-state=ready]').filter({ has: form });

/** Opens the page and waits until the form is hydrated. */
export const openForm = async (page: Page, { path, form }: Pick<FormPage, 'path' | 'form'>) => {
  await page.goto(path);
  return hydrateForm(page, form);
};

/** Touches the island of the form on the open page, which hydrates it, and waits for its end. */
export const hydrateForm = async (page: Page, form: string): Promise<Locator> => {
  const element = formOn(page, form);
  await element.scrollIntoViewIfNeeded();
  await expect(async () => {
    await element.dispatchEvent('focusin');
    await expect(hydrated(element)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  return element;
};

export const asUploads = (value: unknown) => [value].flat().filter(isFile).map(asUpload);
const asUpload = ({ name, size, type }: DescribedFile) => ({
  name,
  mimeType: type,
  buffer: contentOf({ name, size, type }),
});

/**
 * Fills fields of any type by their names. All texts and choices in one call to the browser, because a call
 * for each field would take as long as loading the page; the events are those of a visitor's input.
 */
export const fillIn = async (form: Locator, values: Record<string, unknown>) => {
  const files = await form.evaluate(async (element, entries) => {
    const controlsOf = async (name: string) => {
      const find = () => [...element.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
      // Some fields appear after a choice in another one.
      for (let frame = 0; frame < 60 && find().length === 0; frame += 1)
        await new Promise(requestAnimationFrame);
      return find();
    };
    const setText = (control: HTMLInputElement, text: string) => {
      control.focus();
      control.select();
      if (text) document.execCommand('insertText', false, text);
      else if (control.value) document.execCommand('delete');
    };
    const setChosen = (control: HTMLInputElement, isChosen: boolean) => {
      control.focus();
      if (control.checked !== isChosen) control.click();
    };
    const setOption = (control: HTMLElement, option: string) => {
      const select = control as HTMLSelectElement;
      const { value } = [...select.options].find(({ value, label }) => [value, label].includes(option)) ?? {};
      if (value === undefined) throw new Error(`${select.name} has no option ${option}`);
      select.focus();
      select.value = value;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    };
    const fileFields: string[] = [];
    for (const [name, value] of entries) {
      const controls = await controlsOf(name);
      const [first] = controls;
      if (!first) throw new Error(`No field ${name}`);
      for (const control of controls) {
        if (control.type === 'file') fileFields.push(name);
        else if (control.disabled || control.readOnly || !control.checkVisibility())
          throw new Error(`${name} cannot be changed`);
        else if (control.type === 'select-one') setOption(control, String(value ?? ''));
        else if (control.type === 'radio') {
          if (control.value === value) setChosen(control, true);
        } else if (control.type === 'checkbox')
          setChosen(control, Array.isArray(value) ? value.includes(control.value) : Boolean(value));
        else if (['text', 'email', 'tel', 'password', 'textarea'].includes(control.type))
          setText(control, String(value ?? ''));
        else throw new Error(`${name} is a control of the type ${control.type}`);
        // React renders between two fields, as after an event of the browser.
        await undefined;
      }
    }
    return fileFields;
  }, Object.entries(values));
  for (const name of files) {
    const uploads = asUploads(values[name]);
    if (uploads.length > 0) await form.locator(`[name="${name}"]`).setInputFiles(uploads);
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
      const [, mutation = call] = /\{ (\w+)\(/.exec(request.postDataBuffer()?.toString('latin1') ?? '') ?? [];
      return handle(route, mutation);
    },
  );
