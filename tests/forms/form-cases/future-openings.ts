import { checkForm } from '#domain/forms/check-form.ts';
import { futureOpeningsSchema } from '#domain/forms/schemas/future-openings.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases } from './common-fields.ts';
import { bad, type CreateFormCases, ok } from './form-cases.ts';

export const futureOpeningsCases: CreateFormCases = () => ({
  formName: 'future-openings',
  check: (input) => checkForm(futureOpeningsSchema, input),
  valid: { name: 'Iris Tanaka', email: 'iris.tanaka@example.com', position: 'Front_Desk', studio: '48757' },
  stores: { 'marketing-lead': { mails: ['notify-managers'], lastStage: 'joined' } },
  message: null,
  drafted: ['name', 'email', 'position', 'studio'],
  page: {
    path: '/openings',
    call: '/marketing-forms/heliora/future-openings',
    failure: formFailures.career,
    success: 'Request submitted successfully',
    ends: { panel: 'You are on the list', again: 'Reload Form' },
  },
  cases: [
    ...emailCases(),
    ...nameCases(),
    bad('no position', { position: '' }, { position: 'Please select a position' }),
    ok('any studio', { studio: '' }),
    bad('an excluded studio', { studio: '48723' }, { studio: 'Please select a studio location' }),
  ],
});
