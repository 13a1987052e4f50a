import { checkForm } from '#domain/forms/check-form.ts';
import { onDemandSchema } from '#domain/forms/schemas/on-demand.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, phoneCases } from './common-fields.ts';
import type { CreateFormCases } from './form-cases.ts';

export const onDemandCases: CreateFormCases = () => ({
  formName: 'on-demand',
  check: (input) => checkForm(onDemandSchema, input),
  valid: { name: 'June Okafor', phone: '407-555-0133', email: 'june.okafor@example.com' },
  stores: { 'on-demand': { mails: ['notify-managers'], lastStage: 'joined' } },
  message: null,
  drafted: ['name', 'phone', 'email'],
  page: {
    path: '/on-demand',
    call: '/graphql',
    failure: formFailures.onDemand,
    success: 'You are in. Pick a class and press play.',
    ends: { panel: 'You are in. Pick a class and press play.' },
  },
  calls: [
    {
      mutation: 'addVODUser',
      selection: '{ flag: success message }',
    },
  ],
  cases: [...emailCases(), ...nameCases(), ...phoneCases()],
});
