import { describe, expect, test } from 'vitest';
import { formCases } from '#tests/forms/all-form-cases.ts';
import { formErrors } from '#words/form-errors.ts';

import { formNames } from './forms.ts';

/** Late in the evening in Florida, already the next day in London. */
const clock = () => Date.parse('2026-03-10T03:30:00Z');

const tables = formNames.map((name) => ({ ...formCases[name](clock), formName: name }));

const wordsOf = (checked: ReturnType<(typeof tables)[number]['check']>) =>
  checked.ok
    ? {}
    : Object.fromEntries(Object.entries(checked.errors).map(([field, key]) => [field, formErrors[key]]));

describe.each(tables)('the $formName form', ({ check, valid, cases }) => {
  test('accepts a valid form', () => expect(wordsOf(check(valid))).toEqual({}));

  test.each(cases)('$name', ({ change, errors }) => {
    expect(wordsOf(check({ ...valid, ...change }))).toEqual(errors);
  });

  test.each([null, 'text', 7, [], undefined])('refuses %j, which is not a form', (input) => {
    expect(check(input).ok).toBe(false);
  });

  test('reports all invalid fields at once', () => {
    const missing = cases.filter(({ change }) => Object.values(change).every((value) => value === undefined));
    const expected = Object.assign({}, ...missing.map(({ errors }) => errors));
    expect(wordsOf(check({}))).toMatchObject(expected);
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(1);
  });

  test('drops values that the form does not have', () => {
    const checked = check({ ...valid, is_admin: true });
    expect(checked.ok && Object.keys(checked.value as object)).not.toContain('is_admin');
  });
});
