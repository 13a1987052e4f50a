import { checkForm } from '#domain/forms/check-form.ts';
import { preSaleAddressSchema } from '#domain/forms/schemas/pre-sale-address.ts';
import { emailCases, nameCases, phoneCases, shortTextCases, zipCases } from './common-fields.ts';
import type { FormCasesOn } from './form-cases.ts';

export const preSaleAddressCases: FormCasesOn = () => ({
  form: 'pre-sale-address',
  check: (input) => checkForm(preSaleAddressSchema, input),
  valid: {
    fullname: 'Hugo Marchetti',
    email: 'hugo.marchetti@example.com',
    phone: '561-555-0164',
    address: '41 Banyan Court',
    city: 'Delray Beach',
    state: 'FL',
    zip: '33444',
  },
  cases: [
    ...emailCases(),
    ...nameCases('fullname'),
    ...phoneCases(),
    ...shortTextCases('address', 'Address'),
    ...shortTextCases('city', 'City'),
    ...shortTextCases('state', 'State'),
    ...zipCases('zip'),
  ],
});
