import { checkForm } from '#domain/forms/check-form.ts';
import { supportRequestSchema } from '#domain/forms/schemas/support-request.ts';
import { emailCases, nameCases, phoneCases } from './common-fields.ts';
import { bad, type FormCasesOn, ok } from './form-cases.ts';
import { supportFileCases } from './support-files.ts';

export const supportRequestCases: FormCasesOn = () => ({
  form: 'support-request',
  check: (input) => checkForm(supportRequestSchema, input),
  valid: {
    email: 'noor.haddad@example.com',
    name: 'Noor Haddad',
    description: 'The app signs me out after every class.',
  },
  cases: [
    ...emailCases(),
    ...nameCases(),
    ...phoneCases('phone', 'Phone Number', false),
    ...supportFileCases('files'),
    bad('no description', { description: '' }, { description: 'Description is required' }),
    ok('a studio and an account', { studio: '48719', account_id: 'A-1009' }),
    bad('an excluded studio', { studio: '48723' }, { studio: 'Please select a studio location' }),
    bad('a long account', { account_id: 'a'.repeat(51) }, { account_id: 'This is longer than we can take' }),
  ],
});
