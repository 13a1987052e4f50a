import { checkForm } from '#domain/forms/check-form.ts';
import { techSupportSchema } from '#domain/forms/schemas/tech-support.ts';
import { contactFieldCases, contactValid } from './contact.ts';
import type { FormCasesOn } from './form-cases.ts';
import { supportFileCases } from './support-files.ts';

export const techSupportCases: FormCasesOn = () => ({
  form: 'tech-support',
  check: (input) => checkForm(techSupportSchema, input),
  valid: { ...contactValid, uploadedFiles: [] },
  unstored: ['uploadedFiles'],
  cases: [...contactFieldCases, ...supportFileCases('uploadedFiles')],
});
