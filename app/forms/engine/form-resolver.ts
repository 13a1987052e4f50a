import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { checkForm } from '#domain/forms/check-form.ts';
import { formErrors } from '#words/form-errors.ts';
import type { AnyForm } from './form-definition.ts';

/**
 * A react-hook-form resolver that runs the same check as the server. If a rule throws (a bug or a missing
 * browser feature), the form counts as valid, and after `onFailure` only the server checks it.
 */
export const resolverOf =
  (schema: AnyForm['schema'], onFailure: (error: unknown) => void): Resolver<FieldValues> =>
  (values) => {
    try {
      const checked = checkForm(schema(), values);
      if (checked.ok) return { values: checked.value as FieldValues, errors: {} };
      const errors: FieldErrors = {};
      for (const [name, key] of Object.entries(checked.errors))
        errors[name] = { type: 'rule', message: formErrors[key] };
      return { values: {}, errors };
    } catch (error) {
      onFailure(error);
      return { values, errors: {} };
    }
  };
