import type * as z from 'zod/mini';
import type { FormErrorKey } from './error-keys.ts';

/** Field → what is wrong with it; `form` when the whole input is not even a form. */
export type FormErrors = Record<string, FormErrorKey>;
export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

/** Rules written by us carry a key; an issue that Zod words itself means the input was no honest form. */
const isKey = (message: string): message is FormErrorKey => /^[a-z]+(\.[a-z]+)+$/i.test(message);

/** One error per field: the first rule it broke, in the order the form's schema lists them. */
export const checkForm = <Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): Checked<z.output<Schema>> => {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const errors: FormErrors = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'form');
    errors[field] ??= isKey(issue.message) ? issue.message : 'form.invalid';
  }
  return { ok: false, errors };
};
