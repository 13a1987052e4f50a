import type { FocusEvent } from 'react';
import type { Mask } from '#domain/forms/rules/masks.ts';
import type { FormValues } from './form-definition.ts';
import type { Fields } from './use-fields.ts';
import { afterPointerUp } from './validate-after-pointer-up.ts';

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) ? value.length === 0 : value == null;

type Options<Name extends string> = {
  id: string;
  fields: Fields;
  /** The values of this render; for hydration those of the server. */
  values: FormValues;
  masks: Partial<Record<Name, Mask>> | undefined;
  errorOf: (name: Name) => string | undefined;
};

/** The props of a form's inputs: names, values at their first render, errors, and when each is validated. */
export const createFieldProps = <Name extends string>({
  id,
  fields,
  values,
  masks,
  errorOf,
}: Options<Name>) => {
  const bind = (name: Name) => ({
    name,
    onChange: fields.onInput,
    // An empty field shows no error on blur, because the visitor may return to it; a submit shows it.
    onBlur: (_: FocusEvent) => afterPointerUp(() => isEmpty(fields.values()[name]) || fields.leave(name)),
  });
  return {
    field(name: Name) {
      const mask: Mask | undefined = masks?.[name];
      const value = values[name];
      return {
        ...bind(name),
        id: `${id}-${name}`,
        error: errorOf(name),
        ...(typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: String(value ?? '') }),
        // Applied by behaviors/masks.ts.
        ...(mask && { inputMode: 'numeric' as const, 'data-mask': mask }),
      };
    },
    /** The props of one checkbox of a list, or of one radio button. */
    choice(name: Name, value: string) {
      const chosen = values[name];
      return {
        ...bind(name),
        id: `${id}-${name}-${value}`,
        value,
        defaultChecked: Array.isArray(chosen) ? chosen.includes(value) : chosen === value,
      };
    },
  };
};
