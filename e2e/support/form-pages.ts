import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import { type FormKind, type FormName, kindsOf } from '#domain/forms/forms.ts';
import { formCases } from '#tests/forms/all-form-cases.ts';
import type { FormCasesOn } from '#tests/forms/form-cases/form-cases.ts';
import { formFailures } from '#words/form-notices.ts';
import { getApp } from '#words/pages/get-app.ts';

/** A form on its page, with the table of cases that the tests of its rules and of the server's calls also use. */
export type FormPage = {
  /** The value of its hidden field. */
  form: string;
  path: string;
  cases: FormCasesOn;
  /** The address of its request. */
  call: string;
  /** The notice when the server cannot be reached. */
  failure: string;
  success: string;
  /** The submissions that one send stores, by the kinds that the operator's list shows. */
  stored: readonly FormKind[];
  /** What the visitor sees after success: the text of a panel, or another page. Without `again` the form can be sent only once. */
  ends: { panel: string; again?: string } | { page: string };
};

const graphql = '/graphql';
const marketing = (id: string) => `/marketing-forms/heliora/${id}`;
const sent = 'Request submitted successfully';
const applied = 'Application submitted successfully';
const informationSent = { panel: 'Your Information Was Sent!', again: 'RELOAD FORM' };
const within24Hours = {
  panel: 'A Heliora team member will reach out via the number you provided within the next 24 hours.',
  again: 'RELOAD FORM',
};

/** The free-class form is in a popup and makes no call (e2e/pages/promotions.spec.ts). */
type PagedForm = Exclude<FormName, 'free-class'>;
type PlacedForm = Omit<FormPage, 'form' | 'cases' | 'stored'> & {
  /** The value of the hidden field, for forms that have one per studio. */
  form?: string;
};

const placedForms: Record<PagedForm, PlacedForm> = {
  'sign-up': {
    path: '/sign-up',
    call: graphql,
    failure: formFailures.signUp,
    success: sent,
    ends: { page: '/thankyou/browser' },
  },
  contact: {
    path: '/contact-us',
    call: '/form/help',
    failure: formFailures.contactRest,
    success: sent,
    ends: {
      panel: 'Your message has been sent. A member of our support team will reach out shortly.',
      again: 'Reload Form',
    },
  },
  'tech-support': {
    path: '/contact-us#tech-support',
    call: '/form/tech-support',
    failure: formFailures.contactRest,
    success: sent,
    ends: { panel: 'Your request has been sent.', again: 'Reload Form' },
  },
  'support-request': {
    path: '/contact-us?account_id=acc-7#tech-support',
    call: graphql,
    failure: formFailures.contact,
    success: sent,
    ends: { panel: 'Your request has been sent.', again: 'Reload Form' },
  },
  'career-application': {
    path: '/careers',
    call: graphql,
    failure: formFailures.career,
    success: applied,
    ends: { panel: 'Your application has arrived.', again: 'Reload Form' },
  },
  'future-openings': {
    path: '/openings',
    call: marketing('future-openings'),
    failure: formFailures.career,
    success: sent,
    ends: { panel: 'You are on the list', again: 'Reload Form' },
  },
  retreat: {
    path: '/retreats',
    call: graphql,
    failure: formFailures.retreats,
    success: 'Application Submitted Successfully',
    ends: { page: '/thankyou-retreat' },
  },
  'teacher-training': {
    path: '/teacher-training',
    call: graphql,
    failure: formFailures.career,
    success: applied,
    ends: { panel: 'Your application has arrived.', again: 'Reload Form' },
  },
  cancellation: {
    path: '/faq',
    call: graphql,
    failure: formFailures.cancellation,
    success: sent,
    ends: { panel: 'Your request is with the managers', again: 'Reload Form' },
  },
  'on-demand': {
    path: '/on-demand',
    call: graphql,
    failure: formFailures.onDemand,
    success: 'You are in. Pick a class and press play.',
    ends: { panel: 'You are in. Pick a class and press play.' },
  },
  'app-link': {
    path: '/get-app',
    call: graphql,
    failure: formFailures.unexpected,
    success: sent,
    ends: { panel: getApp.download.mail.sent.text, again: getApp.download.mail.sent.again },
  },
  'group-class': {
    path: '/groupclasses',
    call: graphql,
    failure: formFailures.managerEmail,
    success: sent,
    ends: {
      panel: 'One of our studio managers will contact you shortly to discuss details.',
      again: 'Reload Form',
    },
  },
  'pre-sale-address': {
    form: 'pre-sale-delray',
    path: '/delray',
    call: marketing('pre-sale-delray'),
    failure: formFailures.unexpected,
    success: sent,
    ends: informationSent,
  },
  'upcoming-locations': {
    path: '/upcoming-locations/miami',
    call: marketing('upcoming-midtown-miami'),
    failure: formFailures.unexpected,
    success: sent,
    ends: informationSent,
  },
  'pre-sale-full-name': {
    form: 'coming-soon-weston',
    path: '/coming-soon#weston',
    call: marketing('coming-soon-weston'),
    failure: formFailures.unexpected,
    success: sent,
    ends: within24Hours,
  },
  'pre-sale-west-boca': {
    form: 'coming-soon-west-boca',
    path: '/coming-soon#west-boca',
    call: marketing('coming-soon-west-boca'),
    failure: formFailures.unexpected,
    success: sent,
    ends: within24Hours,
  },
};

export const formPages: readonly FormPage[] = (Object.keys(placedForms) as PagedForm[]).map((name) => ({
  form: name,
  ...placedForms[name],
  cases: formCases[name],
  stored: kindsOf(name),
}));

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
