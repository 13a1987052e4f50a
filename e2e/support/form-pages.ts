import { randomUUID } from 'node:crypto';
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
