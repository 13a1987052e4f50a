import { checkForm } from '#domain/forms/check-form.ts';
import { supportRequestSchema } from '#domain/forms/schemas/support-request.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, phoneCases } from './common-fields.ts';
import { bad, type CreateFormCases, ok } from './form-cases.ts';
import { supportFileCases } from './support-files.ts';
import { graphqlBody } from './upload-bodies.ts';

export const supportRequestCases: CreateFormCases = () => ({
  formName: 'support-request',
  check: (input) => checkForm(supportRequestSchema, input),
  valid: {
    email: 'noor.haddad@example.com',
    name: 'Noor Haddad',
    description: 'The app signs me out after every class.',
  },
  stores: { 'support-request': { mails: ['confirm-to-visitor', 'notify-managers'], lastStage: 'answered' } },
  message: 'description',
  drafted: ['name', 'email', 'phone', 'account_id', 'studio', 'description'],
  page: {
    path: '/contact-us?account_id=acc-7#tech-support',
    call: '/graphql',
    failure: formFailures.contact,
    success: 'Request submitted successfully',
    ends: { panel: 'Your request has been sent.', again: 'Reload Form' },
  },
  calls: [
    {
      mutation: 'createSupportRequest',
      pageOnly: ['files'],
    },
  ],
  upload: {
    path: '/graphql',
    field: 'files',
    body: (values, files) =>
      graphqlBody(
        `mutation($email: String!, $name: String!, $description: String!, $phone: String, $studio: String,
          $account_id: String, $files: [Upload!]) {
          createSupportRequestV2(email: $email, name: $name, description: $description, phone: $phone,
            studio: $studio, account_id: $account_id, files: $files) }`,
        { ...values, files: files.map(() => null) },
        files.map((_, index) => `variables.files.${index}`),
        files,
      ),
  },
  cases: [
    ...emailCases(),
    ...nameCases(),
    ...phoneCases('phone', 'Phone Number', false),
    ...supportFileCases('files'),
    bad('no description', { description: '' }, { description: 'Description is required' }),
    ok('every optional field', { phone: '305-555-0133', studio: '48719', account_id: 'A-1009' }),
    bad('an excluded studio', { studio: '48723' }, { studio: 'Please select a studio location' }),
    bad('a long account', { account_id: 'a'.repeat(51) }, { account_id: 'This is longer than we can take' }),
  ],
});
