import { checkForm } from '#domain/forms/check-form.ts';
import { onDemandSchema } from '#domain/forms/schemas/on-demand.ts';
import { emailCases, nameCases, phoneCases } from './common-fields.ts';
import type { FormCasesOn } from './form-cases.ts';

export const onDemandCases: FormCasesOn = () => ({
  form: 'on-demand',
  check: (input) => checkForm(onDemandSchema, input),
  valid: { name: 'June Okafor', phone: '407-555-0133', email: 'june.okafor@example.com' },
  cases: [...emailCases(), ...nameCases(), ...phoneCases()],
});
