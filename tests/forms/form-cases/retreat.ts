import { checkForm } from '#domain/forms/check-form.ts';
import { retreatSchema } from '#domain/forms/schemas/retreat.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, phoneCases } from './common-fields.ts';
import { bad, type CreateFormCases, ok } from './form-cases.ts';

export const retreatCases: CreateFormCases = () => ({
  formName: 'retreat',
  check: (input) => checkForm(retreatSchema, input),
  valid: {
    firstName: 'Elena',
    lastName: 'Duarte',
    phone: '561-555-0170',
    email: 'elena.duarte@example.com',
    location: 'Palm Beach Gardens',
    comment: 'Is the Tulum retreat fit for beginners?',
  },
  stores: {
    'retreat-lead': { mails: ['confirm-to-visitor', 'notify-managers'], lastStage: 'joined' },
    'retreat-user': { mails: [], lastStage: 'joined' },
  },
  message: 'comment',
  drafted: ['firstName', 'lastName', 'phone', 'email', 'location', 'comment'],
  page: {
    path: '/retreats',
    call: '/graphql',
    failure: formFailures.retreats,
    success: 'Application Submitted Successfully',
    ends: { page: '/thankyou-retreat' },
  },
  calls: [
    {
      mutation: 'sendNewRetreatLeadEmailV3',
      toCall: (form) => ({ ...form, form_id: 5 }),
    },
    {
      mutation: 'addRetreatsUser',
      selection: '{ flag: status message }',
    },
  ],
  cases: [
    ...emailCases(),
    ...nameCases('firstName'),
    ...nameCases('lastName'),
    ...phoneCases(),
    ok('no location and no comment', { location: undefined, comment: undefined }),
    ok('an empty location and comment', { location: '', comment: '' }),
    ok('a location that is a wish', {
      location: 'Somewhere by the sea, within three hours of Miami: Key West, Sanibel or St. Augustine?',
    }),
    ok('a location of two lines', { location: 'Tulum\nor the Keys' }),
    ok('a location of 5,000 characters', { location: 'x'.repeat(5000) }),
    bad(
      'a location of 5,001',
      { location: 'x'.repeat(5001) },
      { location: 'This is longer than we can take' },
    ),
    bad('a long comment', { comment: 'x'.repeat(5001) }, { comment: 'This is longer than we can take' }),
    bad(
      'a location with a null byte',
      { location: 'a\u0000b' },
      { location: 'This contains characters we cannot read' },
    ),
  ],
});
