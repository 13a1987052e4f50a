import type * as z from 'zod/mini';
import type { FormErrorKey } from './error-keys.ts';

/** Field → error key; the field is `form` when the input as a whole is invalid. */
export type FormErrors = Record<string, FormErrorKey>;
export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: FormErrors };

/**
 * Our rules have error keys as messages. A message of Zod itself means that the input is not from our form.
 */
const isKey = (message: string): message is FormErrorKey => /^[a-z]+(\.[a-z]+)+$/i.test(message);

/** One error per field: the first failed rule, in the order of the schema. */
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
