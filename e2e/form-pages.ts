import { expect, type Locator, type Page } from '@playwright/test';
import type { FormKind } from '#domain/forms/forms.ts';
import { appLinkCases } from '#tests/form-cases/app-link.ts';
import { cancellationCases } from '#tests/form-cases/cancellation.ts';
import { careerApplicationCases } from '#tests/form-cases/career-application.ts';
import { contactCases } from '#tests/form-cases/contact.ts';
import type { FormCasesOn } from '#tests/form-cases/form-cases.ts';
import { futureOpeningsCases } from '#tests/form-cases/future-openings.ts';
import { groupClassCases } from '#tests/form-cases/group-class.ts';
import { onDemandCases } from '#tests/form-cases/on-demand.ts';
import { preSaleAddressCases } from '#tests/form-cases/pre-sale-address.ts';
import { preSaleFullNameCases } from '#tests/form-cases/pre-sale-full-name.ts';
import { retreatCases } from '#tests/form-cases/retreat.ts';
import { signUpCases } from '#tests/form-cases/sign-up.ts';
import { supportRequestCases } from '#tests/form-cases/support-request.ts';
import { teacherTrainingCases } from '#tests/form-cases/teacher-training.ts';
import { techSupportCases } from '#tests/form-cases/tech-support.ts';
import { upcomingLocationsCases } from '#tests/form-cases/upcoming-locations.ts';
import { formFailures } from '#words/form-notices.ts';
import { getApp } from '#words/pages/get-app.ts';

/** A form where it stands: the same table of cases as its rules and the server's calls are held against. */
export type FormPage = {
  /** The value of its hidden field. */
  form: string;
  path: string;
  cases: FormCasesOn;
  /** Where it is sent. */
  call: string;
  /** What is said when the server cannot be reached. */
  failure: string;
  success: string;
  /** What is kept of one sending, by the names the operator lists it under. */
  stored: readonly FormKind[];
  /** What the visitor sees at the end: a panel's words, or another page. Without `again` it is asked for once only. */
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

export const formPages: readonly FormPage[] = [
  {
    form: 'sign-up',
    path: '/sign-up',
    cases: signUpCases,
    call: graphql,
    failure: formFailures.signUp,
    success: sent,
    stored: ['sign-up'],
    ends: { page: '/thankyou/browser' },
  },
  {
    form: 'contact',
    path: '/contact-us',
    cases: contactCases,
    call: '/form/help',
    failure: formFailures.contactRest,
    success: sent,
    stored: ['contact'],
    ends: {
      panel: 'Your message has been sent. A member of our support team will reach out shortly.',
      again: 'Reload Form',
    },
  },
  {
    form: 'tech-support',
    path: '/contact-us#tech-support',
    cases: techSupportCases,
    call: '/form/tech-support',
    failure: formFailures.contactRest,
    success: sent,
    stored: ['tech-support'],
    ends: { panel: 'Your request has been sent.', again: 'Reload Form' },
  },
  {
    form: 'support-request',
    path: '/contact-us?account_id=acc-7#tech-support',
    cases: supportRequestCases,
    call: graphql,
    failure: formFailures.contact,
    success: sent,
    stored: ['support-request'],
    ends: { panel: 'Your request has been sent.', again: 'Reload Form' },
  },
  {
    form: 'career-application',
    path: '/careers',
    cases: careerApplicationCases,
    call: graphql,
    failure: formFailures.career,
    success: applied,
    stored: ['career-application'],
    ends: { panel: 'Your application has arrived.', again: 'Reload Form' },
  },
  {
    form: 'future-openings',
    path: '/openings',
    cases: futureOpeningsCases,
    call: marketing('future-openings'),
    failure: formFailures.career,
    success: sent,
    stored: ['marketing-lead'],
    ends: { panel: 'You are on the list', again: 'Reload Form' },
  },
  {
    form: 'retreat',
    path: '/retreats',
    cases: retreatCases,
    call: graphql,
    failure: formFailures.retreats,
    success: 'Application Submitted Successfully',
    stored: ['retreat-lead', 'retreat-user'],
    ends: { page: '/thankyou-retreat' },
  },
  {
    form: 'teacher-training',
    path: '/teacher-training',
    cases: teacherTrainingCases,
    call: graphql,
    failure: formFailures.career,
    success: applied,
    stored: ['teacher-training'],
    ends: { panel: 'Your application has arrived.', again: 'Reload Form' },
  },
  {
    form: 'cancellation',
    path: '/faq',
    cases: cancellationCases,
    call: graphql,
    failure: formFailures.cancellation,
    success: sent,
    stored: ['cancellation'],
    ends: { panel: 'Your request is with the managers', again: 'Reload Form' },
  },
  {
    form: 'on-demand',
    path: '/on-demand',
    cases: onDemandCases,
    call: graphql,
    failure: formFailures.onDemand,
    success: 'You are in. Pick a class and press play.',
    stored: ['on-demand'],
    ends: { panel: 'You are in. Pick a class and press play.' },
  },
  {
    form: 'app-link',
    path: '/get-app',
    cases: appLinkCases,
    call: graphql,
    failure: formFailures.unexpected,
    success: sent,
    stored: ['app-link'],
    ends: { panel: getApp.download.mail.sent.text, again: getApp.download.mail.sent.again },
  },
  {
    form: 'group-class',
    path: '/groupclasses',
    cases: groupClassCases,
    call: graphql,
    failure: formFailures.managerEmail,
    success: sent,
    stored: ['group-class'],
    ends: {
      panel: 'One of our studio managers will contact you shortly to discuss details.',
      again: 'Reload Form',
    },
  },
  {
    form: 'pre-sale-delray',
    path: '/delray',
    cases: preSaleAddressCases,
    call: marketing('pre-sale-delray'),
    failure: formFailures.unexpected,
    success: sent,
    stored: ['marketing-lead'],
    ends: informationSent,
  },
  {
    form: 'upcoming-locations',
    path: '/upcoming-locations/miami',
    cases: upcomingLocationsCases,
    call: marketing('upcoming-midtown-miami'),
    failure: formFailures.unexpected,
    success: sent,
    stored: ['marketing-lead'],
    ends: informationSent,
  },
  {
    form: 'coming-soon-weston',
    path: '/coming-soon#weston',
    cases: preSaleFullNameCases,
    call: marketing('coming-soon-weston'),
    failure: formFailures.unexpected,
    success: sent,
    stored: ['marketing-lead'],
    ends: within24Hours,
  },
  {
    form: 'coming-soon-west-boca',
    path: '/coming-soon#west-boca',
    cases: upcomingLocationsCases,
    call: marketing('coming-soon-west-boca'),
    failure: formFailures.unexpected,
    success: sent,
    stored: ['marketing-lead'],
    ends: within24Hours,
  },
];

/** What opens by itself has journeys of its own; here it would only stand in the way. */
export const withoutPopups = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('free-class-popup', 'yes');
    sessionStorage.setItem('promo-modal', 'yes');
  });

export const formOn = (page: Page, form: string): Locator =>
  page.locator(`form:has(input[name="form"][value="${form}"])`);

/** Opens the page and waits until the form's code is awake. */
export const openForm = async (page: Page, { path, form }: Pick<FormPage, 'path' | 'form'>) => {
  await page.goto(path);
  return awakeForm(page, form);
};

/** On the page that is open. */
export const awakeForm = async (page: Page, form: string): Promise<Locator> => {
  const element = formOn(page, form);
  await element.scrollIntoViewIfNeeded();
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  return element;
};

type Described = { name: string; size: number; type: string };
export const asUploads = (value: unknown) => ([value].flat().filter(Boolean) as Described[]).map(asUpload);
const asUpload = ({ name, size, type }: Described) => ({
  name,
  mimeType: type,
  // What the server finds inside must be what the name promises.
  buffer: Buffer.concat([
    type === 'image/png' ? Buffer.from('89504e470d0a1a0a', 'hex') : Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(Math.max(0, size - 9)),
  ]).subarray(0, size),
});

/** Fills fields by their names, whatever kind they are. */
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
