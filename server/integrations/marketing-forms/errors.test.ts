import { expect, test } from 'vitest';
import type { MarketingSubmission } from '#domain/forms/marketing-lead.ts';
import { decideOnRefusal, errorTypes } from './errors.ts';

const field = (name: string) => ({ objectTypeId: '0-1', name, value: 'x' });
const lead: MarketingSubmission = {
  submittedAt: 1,
  fields: [field('firstname'), field('email'), field('city')],
  context: { hutk: 'a', ipAddress: 'b', pageUri: 'c', pageName: 'd' },
  legalConsentOptions: { consent: { consentToProcess: true, text: 'Yes', communications: [] } },
};
const ofCity = "Error in 'fields.city'. No";

/** Every error type that the provider documents. */
const documented: [errorType: string, message: string, leftOut: string | 'park' | 'retry'][] = [
  ['MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED', '', 'park'],
  ['INVALID_EMAIL', "Error in 'fields.email'. Invalid email address", 'park'],
  ['BLOCKED_EMAIL', "Error in 'fields.email'. Submission from this email address are not allowed", 'park'],
  ['REQUIRED_FIELD', "Error in 'fields.city'. Required field 'city' is missing", 'park'],
  ['INVALID_NUMBER', ofCity, 'city'],
  ['INPUT_TOO_LARGE', ofCity, 'city'],
  ['FIELD_NOT_IN_FORM_DEFINITION', ofCity, 'city'],
  ['NUMBER_OUT_OF_RANGE', ofCity, 'city'],
  ['VALUE_NOT_IN_FIELD_DEFINITION', ofCity, 'city'],
  ['INVALID_METADATA', 'Unexpected attributes', 'context'],
  ['INVALID_METADATA', ofCity, 'city'],
  ['INVALID_METADATA', 'submittedAt is too old', 'submittedAt'],
  ['INVALID_GOTOWEBINAR_WEBINAR_KEY', '', 'park'],
  ['INVALID_HUTK', '', 'hutk'],
  ['INVALID_IP_ADDRESS', '', 'ipAddress'],
  ['INVALID_PAGE_URI', '', 'pageUri'],
  ['INVALID_LEGAL_OPTION_FORMAT', '', 'legalConsentOptions'],
  ['MISSING_PROCESSING_CONSENT', '', 'legalConsentOptions'],
  ['MISSING_PROCESSING_CONSENT_TEXT', '', 'legalConsentOptions'],
  ['MISSING_COMMUNICATION_CONSENT_TEXT', '', 'legalConsentOptions'],
  ['MISSING_LEGITIMATE_INTEREST_TEXT', '', 'legalConsentOptions'],
  ['DUPLICATE_SUBSCRIPTION_TYPE_ID', '', 'legalConsentOptions'],
  ['FORM_HAS_RECAPTCHA_ENABLED', '', 'park'],
  ['ERROR 429', '', 'retry'],
];

test.each(documented)('%s (%s): %s', (errorType, message, expected) => {
  const decision = decideOnRefusal(lead, [{ errorType, message }]);
  if (expected === 'park' || expected === 'retry') return expect(decision).toBe(expected);
  expect(decision).toMatchObject({ leftOut: [expected] });
  // The provider refuses for the same reason again: repairs leave out more until none is possible.
  // The email address stays.
  let current: ReturnType<typeof decideOnRefusal> = decision;
  for (let repairs = 0; typeof current === 'object'; repairs++) {
    expect(repairs).toBeLessThan(3);
    expect(current.lead.fields.some(({ name }) => name === 'email')).toBe(true);
    current = decideOnRefusal(current.lead, [{ errorType, message }]);
  }
  expect(current).toBe('park');
});

test('the table has every documented error type and no other', () => {
  expect(Object.keys(errorTypes).sort()).toEqual([...new Set(documented.map(([type]) => type))].sort());
});

test.each(['SOMETHING_NEW', '__proto__', 'constructor', ''])(
  'an unknown error type %s is parked',
  (errorType) => {
    expect(decideOnRefusal(lead, [{ errorType, message: 'No' }])).toBe('park');
  },
);

test('an error about submittedAt without a documented type leaves out the time, and the lead is sent', () => {
  const decision = decideOnRefusal(lead, [
    { errorType: '', message: 'submittedAt must be within one month' },
  ]);
  expect(decision).toMatchObject({ leftOut: ['submittedAt'] });
});

test('the email address is never left out, whatever is wrong with it', () => {
  const error = { errorType: 'INPUT_TOO_LARGE', message: "Error in 'fields.email'. Too large" };
  expect(decideOnRefusal(lead, [error])).toBe('park');
});

test('several errors are repaired together, and one that cannot be repaired parks the lead', () => {
  const errors = [
    { errorType: 'INVALID_HUTK', message: '' },
    { errorType: 'INPUT_TOO_LARGE', message: ofCity },
    { errorType: 'VALUE_NOT_IN_FIELD_DEFINITION', message: ofCity },
  ];
  expect(decideOnRefusal(lead, errors)).toMatchObject({ leftOut: ['hutk', 'city'] });
  expect(decideOnRefusal(lead, [...errors, { errorType: 'BLOCKED_EMAIL', message: '' }])).toBe('park');
});
