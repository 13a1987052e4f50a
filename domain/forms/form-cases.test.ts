import { describe, expect, test } from 'vitest';
import { appLinkCases } from '#tests/form-cases/app-link.ts';
import { cancellationCases } from '#tests/form-cases/cancellation.ts';
import { careerApplicationCases } from '#tests/form-cases/career-application.ts';
import { contactCases } from '#tests/form-cases/contact.ts';
import { freeClassCases } from '#tests/form-cases/free-class.ts';
import { futureOpeningsCases } from '#tests/form-cases/future-openings.ts';
import { groupClassCases } from '#tests/form-cases/group-class.ts';
import { onDemandCases } from '#tests/form-cases/on-demand.ts';
import { preSaleAddressCases } from '#tests/form-cases/pre-sale-address.ts';
import { preSaleFullNameCases } from '#tests/form-cases/pre-sale-full-name.ts';
import { retreatCases } from '#tests/form-cases/retreat.ts';
import { signUpCases } from '#tests/form-cases/sign-up.ts';
import { supportRequestCases } from '#tests/form-cases/support-request.ts';
import { teacherTrainingCases } from '#tests/form-cases/teacher-training.ts';
import { techSupportCases } from '#tests/form-cases/tech-support.ts';
import { upcomingLocationsCases } from '#tests/form-cases/upcoming-locations.ts';
import { formErrors } from '#words/form-errors.ts';

/** Late in the evening in Florida, already tomorrow in London. */
const clock = () => Date.parse('2026-03-10T03:30:00Z');

const tables = [
  signUpCases,
  careerApplicationCases,
  futureOpeningsCases,
  contactCases,
  techSupportCases,
  supportRequestCases,
  cancellationCases,
  retreatCases,
  onDemandCases,
  groupClassCases,
  teacherTrainingCases,
  preSaleFullNameCases,
  preSaleAddressCases,
  upcomingLocationsCases,
  freeClassCases,
  appLinkCases,
].map((table) => table(clock));

const wordsOf = (checked: ReturnType<(typeof tables)[number]['check']>) =>
  checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.errors).map(([field, key]) => [field, formErrors[key]]));

describe.each(tables)('the $form form', ({ check, valid, cases }) => {
  test('takes a well-filled form', () => expect(wordsOf(check(valid))).toEqual({}));

  test.each(cases)('$name', ({ change, errors }) => {
    expect(wordsOf(check({ ...valid, ...change }))).toEqual(errors);
  });

  test.each([null, 'text', 7, [], undefined])('refuses %j, which is no form', (input) => {
    expect(check(input).ok).toBe(false);
  });

  test('says every field that is wrong at once', () => {
    const missing = cases.filter(({ change }) => Object.values(change).every((value) => value === undefined));
    const expected = Object.assign({}, ...missing.map(({ errors }) => errors));
    expect(wordsOf(check({}))).toMatchObject(expected);
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(1);
  });

  test('keeps nothing that the form does not ask for', () => {
    const checked = check({ ...valid, is_admin: true });
    expect(checked.ok && Object.keys(checked.value as object)).not.toContain('is_admin');
  });
});
