import { checkForm } from '#domain/forms/check-form.ts';
import { appLinkSchema } from '#domain/forms/schemas/app-link.ts';
import { emailCases } from './common-fields.ts';
import type { FormCasesOn } from './form-cases.ts';

export const appLinkCases: FormCasesOn = () => ({
  form: 'app-link',
  check: (input) => checkForm(appLinkSchema, input),
  valid: { email: 'sam.ortega@example.com' },
  cases: emailCases(),
});
