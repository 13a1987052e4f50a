import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { checkForm } from '#domain/forms/check-form.ts';
import { formErrors } from '#words/form-errors.ts';
import type { AnyForm } from './form-definition.ts';

/**
 * The server's own check, with the words of this language, in the shape react-hook-form asks for. Rules that throw say
 * nothing about the form: it then counts as right, and `onFailure` sees to it that the server checks it alone.
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
