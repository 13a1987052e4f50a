import { appLinkSchema } from '#domain/forms/app-link.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { studioChoiceSchema } from '#domain/forms/studio-choice.ts';
import { emailCases, studioCases } from './common-fields.ts';
import type { FormCasesOn } from './form-cases.ts';

export const appLinkCases: FormCasesOn = () => ({
  form: 'app-link',
  check: (input) => checkForm(appLinkSchema, input),
  valid: { email: 'sam.ortega@example.com' },
  cases: emailCases(),
});

export const studioChoiceCases: FormCasesOn = () => ({
  form: 'studio-choice',
  check: (input) => checkForm(studioChoiceSchema, input),
  valid: { studio: '48717' },
  cases: studioCases(),
});
