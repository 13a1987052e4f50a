import { checkForm } from '#domain/forms/check-form.ts';
import { preSaleAddressSchema } from '#domain/forms/schemas/pre-sale-address.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, phoneCases, shortTextCases, zipCases } from './common-fields.ts';
import type { CreateFormCases } from './form-cases.ts';

export const preSaleAddressCases: CreateFormCases = () => ({
  formName: 'pre-sale-address',
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
  stores: { 'marketing-lead': { mails: ['notify-managers'], lastStage: 'joined' } },
  message: null,
  drafted: ['fullname', 'email', 'phone', 'address', 'city', 'state', 'zip'],
  page: {
    form: 'pre-sale-delray',
    path: '/delray',
    call: '/marketing-forms/heliora/pre-sale-delray',
    failure: formFailures.unexpected,
    success: 'Request submitted successfully',
    ends: { panel: 'Your Information Was Sent!', again: 'RELOAD FORM' },
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
