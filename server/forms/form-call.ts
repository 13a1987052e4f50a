import type * as z from 'zod/mini';
import { checkForm, type FormErrors } from '#domain/forms/check-form.ts';
import { studioFromQuery } from '#domain/studios.ts';
import { NamedError } from '#server/errors/named-error.ts';
import { formErrors } from '#words/form-errors.ts';

/** The form is invalid. `fields` has the same messages as the browser shows. */
export class InvalidForm extends NamedError {
  static override readonly errorName: string = 'InvalidForm';
  readonly fields: Record<string, string>;
  readonly errors: FormErrors;
  constructor(errors: FormErrors) {
    const fields = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, formErrors[key]]));
    super(Object.values(fields)[0] ?? formErrors['form.invalid']);
    this.fields = fields;
    this.errors = errors;
  }
}

/** Null is a field that the caller left out. */
const withoutNulls = (call: object) =>
  Object.fromEntries(Object.entries(call).filter(([, value]) => value !== null));

export const parseForm = <Schema extends z.ZodMiniType>(schema: Schema, call: object): z.output<Schema> => {
  const result = checkForm(schema, withoutNulls(call));
  if (!result.ok) throw new InvalidForm(result.errors);
  return result.value;
};

/** The fields of a form as a call has them; the schema checks which are there, and their values. */
export type CallOf<Schema extends z.ZodMiniType> = { [Field in keyof z.input<Schema>]?: unknown };

/**
 * Calls have the studio's id, its name, or both; 0 means "none". The id has priority. An unknown name is
 * returned unchanged and rejected by the form's rule.
 */
export const locationIdOf = (id: number | null | undefined, name?: string | null): number | string | null =>
  id || (studioFromQuery(name)?.locationId ?? name ?? null);

/** For calls whose studio is one text: an id, or in older versions of the app a name. */
export const locationIdFromText = (text: unknown): number | string | null =>
  typeof text === 'string' && !/^\d+$/.test(text) ? locationIdOf(0, text) : (text as string | null);
