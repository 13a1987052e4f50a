import { bad, type FormCase, ok } from './form-cases.ts';

const letters = (count: number) => 'a'.repeat(count);

/** Unusual but valid email addresses that may be in use. */
export const legalEmails = [
  'a&b@example.com',
  'a%b@example.com',
  'a/b@example.com',
  "o'neil!#$*=?^_`{|}~-1@example.com",
  'ana+yoga+miami@example.com',
  '+1@example.com',
  'a@b.co',
  'ANA@EXAMPLE.COM',
  'ana@mail.subdomain.example.photography',
  'ana@example.cancerresearch',
  'ana@example.xn--vermgensberatung-pwb',
  'ana@xn--caf-dma.example',
  'ana@café.example',
  'ana@münchen.de',
  'ana@cafe\u0301.example',
  'ivan@xn--80ak6aa92e.com',
  'ana@яндекс.рф',
  'ana@例え.テスト',
  'ana@1und1.de',
];
/** No mail server accepts mail to these email addresses. */
const undeliverableEmails = [
  '@example.com',
  'ana@',
  'ana@.com',
  'ana@example.',
  'ana@example..com',
  '.ana@example.com',
  'ana.@example.com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@example.c',
  'ana@example.123',
  'ana@127.0.0.1',
  'ana@0x7f.1',
  'ana@[127.0.0.1]',
  'ana@example.com/path',
  'ana@example.com:25',
  'ana@exa%6dple.com',
  'ana@exa_mple.com',
  'ana b@example.com',
  'ana@exam ple.com',
  'ana,luis@example.com',
  'ana@@example.com',
  'ana@luis@example.com',
  'ana<luis@example.com>',
  '"ana"@example.com',
  'aña@example.com',
  'ana@example.com\u202e',
  'ana@exam\u200bple.com',
  `ana@${'a'.repeat(64)}.com`,
  `ana@${'é'.repeat(60)}.com`,
];

export const emailCases = (field = 'email', invalid = 'Enter a valid email'): FormCase[] => [
  bad('no email', { [field]: undefined }, { [field]: 'Email is required' }),
  bad('an empty email', { [field]: '' }, { [field]: 'Email is required' }),
  bad('an email of spaces', { [field]: '   ' }, { [field]: 'Email is required' }),
  bad('an email without @', { [field]: 'ana.example.com' }, { [field]: invalid }),
  bad('an email without a domain ending', { [field]: 'ana@example' }, { [field]: invalid }),
  bad('an email with two dots', { [field]: 'ana..b@example.com' }, { [field]: invalid }),
  bad(
    'an email that carries a header',
    { [field]: 'a@example.com\r\nBcc: b@example.com' },
    { [field]: invalid },
  ),
  bad('an email of 255 characters', { [field]: `${letters(243)}@example.com` }, { [field]: invalid }),
  bad('an email that is a number', { [field]: 7 }, { [field]: 'Email is required' }),
  ok('an email of 254 characters', {
    [field]: `${letters(64)}@${letters(60)}.${letters(60)}.${letters(63)}.com`,
  }),
  ok('an email with spaces around it', { [field]: ' ana@example.com ' }),
  ok('an email with a plus', { [field]: 'ana+yoga@mail.example.com' }),
  ...legalEmails.map((email) => ok(`the email ${encodeURI(email)}`, { [field]: email })),
  ...undeliverableEmails.map((email) =>
    bad(`the email ${encodeURI(email)}`, { [field]: email }, { [field]: invalid }),
  ),
];

/** Two to fifty characters. */
export const shortTextCases = (field: string, label: string): FormCase[] => [
  bad(`no ${field}`, { [field]: undefined }, { [field]: `${label} is required` }),
  bad(`an empty ${field}`, { [field]: '' }, { [field]: `${label} is required` }),
  bad(`a ${field} of spaces`, { [field]: '  ' }, { [field]: `${label} is required` }),
  bad(`a ${field} of 1 character`, { [field]: 'a' }, { [field]: `${label} is too short` }),
  bad(`a ${field} of 51 characters`, { [field]: letters(51) }, { [field]: `${label} is too long` }),
  bad(
    `a ${field} with a line break`,
    { [field]: 'Ana\r\nBcc: x' },
    { [field]: 'This contains characters we cannot read' },
  ),
  bad(
    `a ${field} with a null byte`,
    { [field]: 'Ana\u0000' },
    { [field]: 'This contains characters we cannot read' },
  ),
  bad(
    `a ${field} with half a character`,
    { [field]: 'Ana\ud800' },
    { [field]: 'This contains characters we cannot read' },
  ),
  ok(`a ${field} of 2 characters`, { [field]: 'Al' }),
  ok(`a ${field} of 50 characters`, { [field]: letters(50) }),
  ok(`a ${field} with accents and an apostrophe`, { [field]: "Inés O'Neil-Núñez" }),
];
export const nameCases = (field = 'name') => shortTextCases(field, 'Name');

export const phoneCases = (field = 'phone', label = 'Phone Number', required = true): FormCase[] => [
  ...(required
    ? [
        bad(`no ${field}`, { [field]: undefined }, { [field]: `${label} is required` }),
        bad(`an empty ${field}`, { [field]: '' }, { [field]: `${label} is required` }),
      ]
    : [ok(`no ${field}`, { [field]: undefined }), ok(`an empty ${field}`, { [field]: '' })]),
  bad(`a ${field} without dashes`, { [field]: '9545550142' }, { [field]: `${label} is invalid` }),
  bad(`a ${field} one digit short`, { [field]: '954-555-014' }, { [field]: `${label} is invalid` }),
  bad(`a ${field} one digit long`, { [field]: '954-555-01422' }, { [field]: `${label} is invalid` }),
  bad(`a ${field} of letters`, { [field]: 'abc-def-ghij' }, { [field]: `${label} is invalid` }),
];

export const zipCases = (field: string): FormCase[] => [
  bad('no zip', { [field]: undefined }, { [field]: 'Zip Code is required' }),
  bad('a zip of 4 digits', { [field]: '3313' }, { [field]: 'Zip Code is invalid' }),
  bad('a zip of 6 digits', { [field]: '331370' }, { [field]: 'Zip Code is invalid' }),
  bad('a zip with a letter', { [field]: '3313a' }, { [field]: 'Zip Code is invalid' }),
];

const chooseStudio = 'Please select a studio location';
export const studioCases = (field = 'studio'): FormCase[] => [
  bad('no studio', { [field]: undefined }, { [field]: chooseStudio }),
  bad('an unchosen studio', { [field]: '' }, { [field]: chooseStudio }),
  bad('the excluded studio 48723', { [field]: '48723' }, { [field]: chooseStudio }),
  bad('the excluded studio 48724', { [field]: '48724' }, { [field]: chooseStudio }),
  bad('studio 0, which means none', { [field]: '0' }, { [field]: chooseStudio }),
  bad('a number that is no studio', { [field]: '99999' }, { [field]: chooseStudio }),
  bad('a studio without a location yet', { [field]: 'null' }, { [field]: chooseStudio }),
  bad('a studio that is no id', { [field]: 'Miami' }, { [field]: chooseStudio }),
];

export const commentsCases: FormCase[] = [
  bad('no comments', { comments: undefined }, { comments: 'Please fill in this field' }),
  bad('empty comments', { comments: ' ' }, { comments: 'Please fill in this field' }),
  bad(
    'comments of 5,001 characters',
    { comments: letters(5001) },
    { comments: 'This is longer than we can take' },
  ),
  ok('comments of 5,000 characters', { comments: letters(5000) }),
  ok('comments with lines', { comments: 'One\nTwo\r\n\tThree' }),
];
