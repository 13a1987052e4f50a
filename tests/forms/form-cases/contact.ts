import { checkForm } from '#domain/forms/check-form.ts';
import { contactSchema } from '#domain/forms/schemas/contact.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, studioCases } from './common-fields.ts';
import { bad, type CreateFormCases, type FormCase, numeric, ok, word } from './form-cases.ts';

export const contactValid = {
  name: 'Priya Nair',
  email: 'priya.nair@example.com',
  studio: '48750',
  description: 'My towel was left in the locker on Tuesday evening.',
};
export const contactFieldCases: FormCase[] = [
  ...emailCases(),
  ...nameCases(),
  ...studioCases(),
  bad('no description', { description: undefined }, { description: 'Description is required' }),
  bad('an empty description', { description: ' \n ' }, { description: 'Description is required' }),
  ok('a description of 1 character', { description: '?' }),
  ok('a description of 5,000 characters', { description: 'd'.repeat(5000) }),
  bad(
    'a description of 5,001',
    { description: 'd'.repeat(5001) },
    { description: 'This is longer than we can take' },
  ),
  bad('a null byte', { description: 'a\u0000b' }, { description: 'This contains characters we cannot read' }),
  bad(
    'half a character',
    { description: 'a\udc00b' },
    { description: 'This contains characters we cannot read' },
  ),
  ok('markup, which is only text', { description: '<script>alert(1)</script>' }),
];

export const contactCases: CreateFormCases = () => ({
  formName: 'contact',
  check: (input) => checkForm(contactSchema, input),
  valid: contactValid,
  stores: { contact: { mails: ['confirm-to-visitor', 'notify-managers'], lastStage: 'joined' } },
  message: 'description',
  drafted: ['name', 'email', 'studio', 'description'],
  page: {
    path: '/contact-us',
    call: '/form/help',
    failure: formFailures.contactRest,
    success: 'Request submitted successfully',
    ends: {
      panel: 'Your message has been sent. A member of our support team will reach out shortly.',
      again: 'Reload Form',
    },
  },
  calls: [
    {
      mutation: 'sendEmailForContactFormV3',
      toCall: ({ studio, ...form }) => ({
        ...form,
        studio_location: word(studio),
        studio_id: numeric(studio),
        form_id: 3,
      }),
    },
  ],
  cases: contactFieldCases,
});
