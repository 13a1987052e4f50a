import { checkForm } from '#domain/forms/check-form.ts';
import { preSaleFullNameSchema } from '#domain/forms/schemas/pre-sale-full-name.ts';
import { formFailures } from '#words/form-notices.ts';
import { commentsCases, emailCases, nameCases, phoneCases } from './common-fields.ts';
import type { CreateFormCases } from './form-cases.ts';

/** The coming-soon form has the same cases. */
export const preSaleFullNameCases: CreateFormCases = () => ({
  formName: 'pre-sale-full-name',
  check: (input) => checkForm(preSaleFullNameSchema, input),
  valid: {
    fullname: 'Camila Rey Soto',
    email: 'camila.rey@example.com',
    phone: '305-555-0127',
    comments: 'Will there be early classes?',
  },
  stores: { 'marketing-lead': { mails: ['notify-managers'], lastStage: 'joined' } },
  message: 'comments',
  drafted: ['fullname', 'email', 'phone', 'comments'],
  page: {
    form: 'coming-soon-weston',
    path: '/coming-soon#weston',
    call: '/marketing-forms/heliora/coming-soon-weston',
    failure: formFailures.unexpected,
    success: 'Request submitted successfully',
    ends: {
      panel: 'A Heliora team member will reach out via the number you provided within the next 24 hours.',
      again: 'RELOAD FORM',
    },
  },
  cases: [...emailCases(), ...nameCases('fullname'), ...phoneCases(), ...commentsCases],
});
