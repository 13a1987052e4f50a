import { checkForm } from '#domain/forms/check-form.ts';
import { freeClassSchema } from '#domain/forms/schemas/free-class.ts';
import { emailCases } from './common-fields.ts';
import { bad, type CreateFormCases, type FormCase, ok } from './form-cases.ts';

const nameCases = (field: string, label: string): FormCase[] => [
  bad(`no ${field}`, { [field]: '' }, { [field]: `${label} is required` }),
  bad(`a ${field} of 1`, { [field]: 'a' }, { [field]: `${label} must be at least 2 characters` }),
  bad(`a ${field} of 51`, { [field]: 'a'.repeat(51) }, { [field]: `${label} must be at most 50 characters` }),
  bad(`a ${field} with a digit`, { [field]: 'Ana2' }, { [field]: `${label} is invalid` }),
  bad(`a ${field} with two spaces`, { [field]: 'Ana  Lu' }, { [field]: `${label} is invalid` }),
  bad(`a ${field} with a hyphen`, { [field]: 'Ana-Lu' }, { [field]: `${label} is invalid` }),
  ok(`an accented ${field}`, { [field]: 'Íñigo Muñoz' }),
  ok(`a ${field} with letters of other languages`, { [field]: 'João Françoise Nguyễn' }),
  ok(`a ${field} of 50`, { [field]: 'a'.repeat(50) }),
];
const phone = { phone: 'Invalid phone number' };

export const freeClassCases: CreateFormCases = () => ({
  formName: 'free-class',
  check: (input) => checkForm(freeClassSchema, input),
  valid: { first_name: 'Lucía', last_name: 'Peña Ortiz', email: 'lucia@example.com', phone: '3055550121' },
  // In a popup, and it makes no call: e2e/pages/promotions.spec.ts.
  stores: {},
  message: null,
  drafted: ['first_name', 'last_name', 'email', 'phone'],
  page: null,
  cases: [
    ...emailCases('email', 'Invalid email address'),
    ...nameCases('first_name', 'First name'),
    ...nameCases('last_name', 'Last name'),
    bad('no phone', { phone: '' }, { phone: 'Phone number is required' }),
    bad('7 digits', { phone: '5550121' }, phone),
    ok('8 digits', { phone: '55501210' }),
    ok('10 digits', { phone: '3055550121' }),
    bad('11 digits', { phone: '13055550121' }, phone),
    ok('8 digits with a dash', { phone: '555-01210' }),
    bad('7 digits with dashes', { phone: '555-01-21' }, phone),
    ok('dashes', { phone: '305-555-0100' }),
    ok('brackets and a country code', { phone: '+1 (305) 555-0100' }),
    ok('dots', { phone: '305.555.0100' }),
    bad('another country code', { phone: '+44 20 5550 0100' }, phone),
    bad('a word', { phone: '305555ext1' }, phone),
    bad('separators without digits', { phone: '(---)' }, phone),
  ],
});
