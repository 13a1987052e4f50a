import { checkForm } from '#domain/forms/check-form.ts';
import { techSupportSchema } from '#domain/forms/schemas/tech-support.ts';
import { formFailures } from '#words/form-notices.ts';
import { contactFieldCases, contactValid } from './contact.ts';
import type { CreateFormCases } from './form-cases.ts';
import { supportFileCases } from './support-files.ts';
import { atStudio, restBody } from './upload-bodies.ts';

export const techSupportCases: CreateFormCases = () => ({
  formName: 'tech-support',
  check: (input) => checkForm(techSupportSchema, input),
  valid: { ...contactValid, uploadedFiles: [] },
  unstored: ['uploadedFiles'],
  stores: { 'tech-support': { mails: ['confirm-to-visitor', 'notify-managers'], lastStage: 'answered' } },
  message: 'description',
  drafted: ['name', 'email', 'studio', 'description'],
  page: {
    path: '/contact-us#tech-support',
    call: '/form/tech-support',
    failure: formFailures.contactRest,
    success: 'Request submitted successfully',
    ends: { panel: 'Your request has been sent.', again: 'Reload Form' },
  },
  upload: {
    path: '/form/tech-support',
    field: 'uploadedFiles',
    body: ({ studio, ...values }, files) => restBody({ ...values, ...atStudio(studio) }, files),
  },
  cases: [...contactFieldCases, ...supportFileCases('uploadedFiles')],
});
