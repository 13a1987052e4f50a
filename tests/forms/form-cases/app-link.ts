import { checkForm } from '#domain/forms/check-form.ts';
import { appLinkSchema } from '#domain/forms/schemas/app-link.ts';
import { formFailures } from '#words/form-notices.ts';
import { getApp } from '#words/pages/get-app.ts';
import { emailCases } from './common-fields.ts';
import type { CreateFormCases } from './form-cases.ts';

export const appLinkCases: CreateFormCases = () => ({
  formName: 'app-link',
  check: (input) => checkForm(appLinkSchema, input),
  valid: { email: 'sam.ortega@example.com' },
  stores: { 'app-link': { mails: ['confirm-to-visitor'], lastStage: 'answered' } },
  message: null,
  drafted: ['email'],
  page: {
    path: '/get-app',
    call: '/graphql',
    failure: formFailures.unexpected,
    success: 'Request submitted successfully',
    ends: { panel: getApp.download.mail.sent.text, again: getApp.download.mail.sent.again },
  },
  cases: emailCases(),
});
