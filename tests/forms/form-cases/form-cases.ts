import type { Checked } from '#domain/forms/check-form.ts';
import type { ReadTime } from '#domain/forms/rules/calendar-date.ts';

/** The values that differ from a valid form, and the expected error texts by field. */
export type FormCase = { name: string; change: Record<string, unknown>; errors: Record<string, string> };

/**
 * One form's table of cases. The unit tests run it against the schema, the server tests against the call,
 * the browser tests against the page: the same input gets the same error text in all three.
 */
type FormCases = {
  form: string;
  check: (input: unknown) => Checked<unknown>;
  valid: Record<string, unknown>;
  /** Fields that are not in the stored payload, besides one studio, which is a column. */
  unstored?: readonly string[];
  cases: FormCase[];
};
export type FormCasesOn = (clock: ReadTime) => FormCases;

export const ok = (name: string, change: Record<string, unknown>): FormCase => ({ name, change, errors: {} });
export const bad = (
  name: string,
  change: Record<string, unknown>,
  errors: Record<string, string>,
): FormCase => ({
  name,
  change,
  errors,
});
