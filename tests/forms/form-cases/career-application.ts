import { checkForm } from '#domain/forms/check-form.ts';
import { careerApplicationSchema } from '#domain/forms/schemas/career-application.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, phoneCases, studioCases } from './common-fields.ts';
import { bad, type CreateFormCases, ok } from './form-cases.ts';
import { atStudio, graphqlBody } from './upload-bodies.ts';

const pdf = { name: 'cv.pdf', size: 80_000, type: 'application/pdf' };
const file = (change: object) => ({ curriculumVitae: { ...pdf, ...change } });
const format = { curriculumVitae: 'Uploaded file has unsupported format.(Supported formats: docx & pdf)' };
const days = { freeDays: 'Please select at least one day' };

export const careerApplicationCases: CreateFormCases = () => ({
  formName: 'career-application',
  check: (input) => checkForm(careerApplicationSchema, input),
  valid: {
    email: 'dario.luna@example.com',
    name: 'Dario Luna',
    phone: '954-555-0142',
    freeDays: ['Monday', 'Thursday'],
    position: 'Teacher',
    description: 'I have taught vinyasa for six years in Tampa.',
    curriculumVitae: pdf,
    studio: '48720',
  },
  unstored: ['curriculumVitae'],
  stores: {
    'career-application': { mails: ['confirm-to-visitor', 'notify-managers'], lastStage: 'answered' },
  },
  message: 'description',
  drafted: ['name', 'email', 'phone', 'position', 'studio', 'freeDays', 'description'],
  page: {
    path: '/careers',
    call: '/graphql',
    failure: formFailures.career,
    success: 'Application submitted successfully',
    ends: { panel: 'Your application has arrived.', again: 'Reload Form' },
  },
  upload: {
    path: '/graphql',
    field: 'curriculumVitae',
    body: ({ studio, ...values }, files) =>
      graphqlBody(
        `mutation($email: String!, $name: String!, $phone: String!, $freeDays: [String!]!, $position: String!,
          $description: String!, $studio_location: String, $studio_id: Int, $form_id: Int, $curriculumVitae: Upload!) {
          sendEmailForCareerFormV3(email: $email, name: $name, phone: $phone, freeDays: $freeDays,
            position: $position, description: $description, studio_location: $studio_location,
            studio_id: $studio_id, form_id: $form_id, curriculumVitae: $curriculumVitae) }`,
        { ...values, ...atStudio(studio), form_id: 7, curriculumVitae: null },
        files.map(() => 'variables.curriculumVitae'),
        files,
      ),
  },
  cases: [
    ...emailCases(),
    ...nameCases(),
    ...phoneCases(),
    ...studioCases(),
    ok('a corporate job without a studio', { position: 'Corporate', studio: undefined }),
    ok('a corporate job with the dropdown left empty', { position: 'Corporate', studio: '' }),
    bad('no position', { position: undefined }, { position: 'Please select a position' }),
    bad('an unknown position', { position: 'Owner' }, { position: 'Please select a position' }),
    ok('a studio manager', { position: 'Studio_Manager' }),
    ok('a front desk', { position: 'Front_Desk' }),
    bad('no description', { description: '' }, { description: 'Please add some description' }),
    bad(
      'a description of 29 characters',
      { description: 'd'.repeat(29) },
      { description: 'Description must be greater than 50 characters' },
    ),
    ok('a description of 30 characters', { description: 'd'.repeat(30) }),
    bad('no free day', { freeDays: [] }, days),
    bad('free days missing', { freeDays: undefined }, days),
    bad('a day that is none', { freeDays: ['Someday'] }, days),
    bad('eight days', { freeDays: Array(8).fill('Monday') }, days),
    ok('every day', {
      freeDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    }),
    bad('no CV', { curriculumVitae: undefined }, { curriculumVitae: 'CV / Resume is required' }),
    bad('an empty CV', file({ size: 0 }), { curriculumVitae: 'CV / Resume is required' }),
    ok('a CV of 5,000,000 bytes', file({ size: 5_000_000 })),
    bad('a CV of 5,000,001 bytes', file({ size: 5_000_001 }), {
      curriculumVitae: 'Uploaded file is too big.(Max: 5MB)',
    }),
    bad('a picture as CV', file({ name: 'cv.png', type: 'image/png' }), format),
    bad('a picture that is called pdf', file({ type: 'image/png' }), format),
    bad('a file without type and ending', file({ name: 'cv', type: '' }), format),
    ok('a doc that declares no type', file({ name: 'CV.DOC', type: '' })),
    ok(
      'a docx',
      file({
        name: 'cv.docx',
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      }),
    ),
  ],
});
