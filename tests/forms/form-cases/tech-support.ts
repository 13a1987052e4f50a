import { checkForm } from '#domain/forms/check-form.ts';
import { techSupportSchema } from '#domain/forms/schemas/tech-support.ts';
import { formFailures } from '#words/form-notices.ts';
import { contactFieldCases, contactValid } from './contact.ts';
import type { CreateFormCases } from './form-cases.ts';
import { supportFileCases } from './support-files.ts';

export const techSupportCases: CreateFormCases = () => ({
  formName: 'tech-support',
  check: (input) => checkForm(techSupportSchema, input),
  valid: { ...contactValid, uploadedFiles: [] },
  unstored: ['uploadedFiles'],
  page: {
    path: '/contact-us#tech-support',
    call: '/form/tech-support',
    failure: formFailures.contactRest,
    success: 'Request submitted successfully',
    ends: { panel: 'Your request has been sent.', again: 'Reload Form' },
  },
  cases: [...contactFieldCases, ...supportFileCases('uploadedFiles')],
});
