import { checkForm } from '#domain/forms/check-form.ts';
import { upcomingLocationsSchema } from '#domain/forms/schemas/upcoming-locations.ts';
import { formFailures } from '#words/form-notices.ts';
import { commentsCases, emailCases, nameCases, phoneCases } from './common-fields.ts';
import type { CreateFormCases } from './form-cases.ts';

export const upcomingLocationsCases: CreateFormCases = () => ({
  formName: 'upcoming-locations',
  check: (input) => checkForm(upcomingLocationsSchema, input),
  valid: {
    email: 'theo.brandt@example.com',
    firstname: 'Theo',
    lastname: 'Brandt',
    phone: '954-555-0136',
    comments: 'Please tell me when you open.',
  },
  stores: { 'marketing-lead': { mails: ['notify-managers'], lastStage: 'joined' } },
  message: 'comments',
  drafted: ['firstname', 'lastname', 'email', 'phone', 'comments'],
  page: {
    path: '/upcoming-locations/miami',
    call: '/marketing-forms/heliora/upcoming-midtown-miami',
    failure: formFailures.unexpected,
    success: 'Request submitted successfully',
    ends: { panel: 'Your Information Was Sent!', again: 'RELOAD FORM' },
  },
  cases: [
    ...emailCases(),
    ...nameCases('firstname'),
    ...nameCases('lastname'),
    ...phoneCases(),
    ...commentsCases,
  ],
});
