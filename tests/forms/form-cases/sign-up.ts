import { dayMs } from '#domain/durations.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { type ReadTime, today, yearsBefore } from '#domain/forms/rules/calendar-date.ts';
import { signUpCall, signUpSchema } from '#domain/forms/schemas/sign-up.ts';
import { formFailures } from '#words/form-notices.ts';
import { emailCases, nameCases, phoneCases, studioCases, zipCases } from './common-fields.ts';
import { bad, type CreateFormCases, ok } from './form-cases.ts';

const typed = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
/** The birthday of a person who turns `years` in `inDays` days. */
const turning = (clock: ReadTime, years: number, inDays: number) =>
  typed(
    yearsBefore(
      today(() => clock() + inDays * dayMs),
      years,
    ),
  );
const passwords = (password: string) => ({ password, repeatPassword: password });
const invalidBirthday = { dateOfBirth: 'Please choose a valid date of birth' };
const fourDigits = 'Please enter the year with four digits';
const mix = { password: 'Must contain letters, numbers and specials characters' };

export const signUpCases: CreateFormCases = (clock) => ({
  formName: 'sign-up',
  check: (input) => checkForm(signUpSchema(clock), input),
  valid: {
    firstName: 'Marisol',
    lastName: 'Vega',
    phone: '305-555-0118',
    zipCode: '33137',
    dateOfBirth: '04/17/1991',
    email: 'marisol.vega@example.com',
    emergencyName: 'Tomás Vega',
    emergencyPhone: '305-555-0119',
    studio: '48750',
    ...passwords('warm-mat-72'),
    marketing: false,
  },
  stores: { 'sign-up': { mails: ['confirm-to-visitor', 'notify-managers'], lastStage: 'joined' } },
  message: null,
  drafted: ['firstName', 'lastName', 'email', 'phone', 'zipCode', 'studio'],
  page: {
    path: '/sign-up',
    call: '/graphql',
    failure: formFailures.signUp,
    success: 'Request submitted successfully',
    ends: { page: '/thankyou/browser' },
  },
  calls: [
    {
      mutation: 'createAccountV3',
      selection: '{ code_verifier url }',
      toCall: ({ repeatPassword: _, ...form }) => signUpCall(form),
      notRequired: ['phone', 'studio', 'dateOfBirth', 'zipCode'],
      pageOnly: ['repeatPassword'],
    },
  ],
  cases: [
    ...emailCases(),
    ...nameCases('firstName'),
    ...nameCases('lastName'),
    ...phoneCases(),
    ...phoneCases('emergencyPhone', 'Telephone Number', false),
    ...zipCases('zipCode'),
    ...studioCases(),
    ok('no emergency contact', { emergencyName: undefined, emergencyPhone: undefined }),
    bad('an emergency name of 1 character', { emergencyName: 'T' }, { emergencyName: 'Name is too short' }),
    bad('an emergency name of 51', { emergencyName: 't'.repeat(51) }, { emergencyName: 'Name is too long' }),
    bad('no birthday', { dateOfBirth: '' }, { dateOfBirth: 'Date of birth is required' }),
    bad('30 February', { dateOfBirth: '02/30/1990' }, invalidBirthday),
    bad('month 13', { dateOfBirth: '13/01/1990' }, invalidBirthday),
    bad('a year of two digits', { dateOfBirth: '02/03/90' }, { dateOfBirth: fourDigits }),
    bad('the same without a mask', { dateOfBirth: '2/3/90' }, { dateOfBirth: fourDigits }),
    bad('half a date', { dateOfBirth: '04/17/199' }, invalidBirthday),
    bad('ten years old tomorrow', { dateOfBirth: turning(clock, 10, 1) }, invalidBirthday),
    ok('ten years old today', { dateOfBirth: turning(clock, 10, 0) }),
    bad('born in the future', { dateOfBirth: turning(clock, -1, 0) }, invalidBirthday),
    bad('born 121 years ago', { dateOfBirth: turning(clock, 121, 0) }, invalidBirthday),
    ok('29 February', { dateOfBirth: '02/29/1992' }),
    bad('no password', passwords(''), { password: 'Password is required' }),
    bad('a password of 7', passwords('mat-72a'), { password: 'Password is too short' }),
    ok('a password of 8', passwords('mat-72ab')),
    ok('a password of 128', passwords(`${'warm'.repeat(31)}m-72`)),
    bad('a password of 129', passwords(`${'warm'.repeat(31)}ma-72`), { password: 'Password is too long' }),
    bad('a password without numbers', passwords('warm-matt'), mix),
    bad('a password without letters', passwords('1234-5678'), mix),
    bad('a password without specials', passwords('warmmat72'), mix),
    ok('a password with accents and spaces', passwords('añejo mat 7!')),
    bad('a password everyone has', passwords('P@ssw0rd123!'), {
      password: 'This password is too easy to guess',
    }),
    bad(
      'a repeat that differs',
      { repeatPassword: 'warm-mat-73' },
      { repeatPassword: 'Passwords do not match' },
    ),
    bad('no repeat', { repeatPassword: undefined }, { repeatPassword: 'Passwords do not match' }),
    bad(
      'a wrong repeat beside a wrong email',
      { email: '', repeatPassword: 'x' },
      { email: 'Email is required', repeatPassword: 'Passwords do not match' },
    ),
    ok('marketing wanted', { marketing: true }),
    bad('marketing as text', { marketing: 'yes' }, { marketing: 'Please check this form and try again' }),
  ],
});
