import { checkForm } from '#domain/forms/check-form.ts';
import { preSaleFullNameSchema } from '#domain/forms/schemas/pre-sale-full-name.ts';
import { commentsCases, emailCases, nameCases, phoneCases } from './common-fields.ts';
import type { FormCasesOn } from './form-cases.ts';

/** The coming-soon form has the same cases. */
export const preSaleFullNameCases: FormCasesOn = () => ({
  form: 'pre-sale-full-name',
  check: (input) => checkForm(preSaleFullNameSchema, input),
  valid: {
    fullname: 'Camila Rey Soto',
    email: 'camila.rey@example.com',
    phone: '305-555-0127',
    comments: 'Will there be early classes?',
  },
  cases: [...emailCases(), ...nameCases('fullname'), ...phoneCases(), ...commentsCases],
});
