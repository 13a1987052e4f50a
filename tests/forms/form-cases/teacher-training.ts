import { checkForm } from '#domain/forms/check-form.ts';
import { teacherTrainingSchema } from '#domain/forms/schemas/teacher-training.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, phoneCases, zipCases } from './common-fields.ts';
import { bad, type CreateFormCases, ok } from './form-cases.ts';

const choose = { studio: 'Please select at least one location' };

export const teacherTrainingCases: CreateFormCases = () => ({
  formName: 'teacher-training',
  check: (input) => checkForm(teacherTrainingSchema, input),
  valid: {
    email: 'ruth.mensah@example.com',
    name: 'Ruth Mensah',
    phone: '904-555-0188',
    zipCode: '32224',
    description: 'Hot yoga gave me back my sleep, and I want to pass that on. '.repeat(11),
    studio: ['48758'],
  },
  unstored: ['studio'],
  stores: { 'teacher-training': { mails: ['confirm-to-visitor', 'notify-managers'], lastStage: 'joined' } },
  message: 'description',
  drafted: ['name', 'email', 'phone', 'zipCode', 'description', 'studio'],
  page: {
    path: '/teacher-training',
    call: '/graphql',
    failure: formFailures.career,
    success: 'Application submitted successfully',
    ends: { panel: 'Your application has arrived.', again: 'Reload Form' },
  },
  calls: [
    {
      mutation: 'sendEmailForTeacherTrainingV2',
    },
  ],
  cases: [
    ...emailCases(),
    ...nameCases(),
    ...phoneCases(),
    ...zipCases('zipCode'),
    bad('no description', { description: '' }, { description: 'Description is required' }),
    bad('a description of 599', { description: 'd'.repeat(599) }, { description: 'Minimum 150 words' }),
    ok('a description of 600', { description: 'd'.repeat(600) }),
    bad('no studio', { studio: [] }, choose),
    bad('studios left out', { studio: undefined }, choose),
    bad('an excluded studio among them', { studio: ['48758', '48724'] }, choose),
    ok('two studios', { studio: ['48758', '48757'] }),
  ],
});
