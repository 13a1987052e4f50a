import { checkForm } from '#domain/forms/check-form.ts';
import { cancellationSchema } from '#domain/forms/schemas/cancellation.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, studioCases } from './common-fields.ts';
import { bad, type CreateFormCases, numeric, ok, word } from './form-cases.ts';

const suspend = (suspensionDuration: unknown) => ({ cancelType: 'suspend', suspensionDuration });
const duration = { suspensionDuration: 'Please select the duration' };

export const cancellationCases: CreateFormCases = () => ({
  formName: 'cancellation',
  check: (input) => checkForm(cancellationSchema, input),
  valid: {
    email: 'grant.ellis@example.com',
    name: 'Grant Ellis',
    location: '48752',
    reason: 'I am moving to Oregon in June.',
    condition: true,
    cancelType: 'cancel',
  },
  unstored: ['condition'],
  stores: { cancellation: { mails: ['confirm-to-visitor', 'notify-managers'], lastStage: 'answered' } },
  message: 'reason',
  drafted: ['name', 'email', 'location', 'cancelType', 'suspensionDuration'],
  page: {
    path: '/faq',
    call: '/graphql',
    failure: formFailures.cancellation,
    success: 'Request submitted successfully',
    ends: { panel: 'Your request is with the managers', again: 'Reload Form' },
  },
  calls: [
    {
      mutation: 'sendCancelMembershipEmailToManagerV3',
      toCall: ({ location, condition: _, ...form }) => ({
        ...form,
        location: word(location),
        studio_id: numeric(location),
      }),
      pageOnly: ['condition'],
    },
  ],
  cases: [
    ...emailCases(),
    ...nameCases(),
    ...studioCases('location'),
    bad('no reason', { reason: '' }, { reason: 'Please enter a reason for cancellation' }),
    bad('a reason of 14', { reason: 'r'.repeat(14) }, { reason: 'Reason for cancellation is too short' }),
    ok('a reason of 15', { reason: 'r'.repeat(15) }),
    bad('a condition not accepted', { condition: false }, { condition: 'Must accept this condition' }),
    bad('a condition left out', { condition: undefined }, { condition: 'Must accept this condition' }),
    bad('no type', { cancelType: undefined }, { cancelType: 'Please select a type' }),
    bad('an unknown type', { cancelType: 'pause' }, { cancelType: 'Please select a type' }),
    bad('a suspension without duration', suspend(undefined), duration),
    bad('a suspension with an empty duration', suspend(''), duration),
    bad('a suspension of 0 days', suspend('0 days'), duration),
    ok('a suspension of 1 days', suspend('1 days')),
    ok('a suspension of 365 days', suspend('365 days')),
    bad('a suspension of 366 days', suspend('366 days'), duration),
    ok('a suspension of 12 months', suspend('12 months')),
    bad('a suspension of 13 months', suspend('13 months'), duration),
    bad('a suspension in weeks', suspend('2 weeks'), duration),
    ok('a cancellation with an empty duration', { suspensionDuration: '' }),
  ],
});
