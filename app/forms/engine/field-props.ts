import type { FocusEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Mask } from '#domain/forms/rules/masks.ts';
import type { FormValues } from './form-definition.ts';
import type { useFieldRefs } from './use-field-refs.ts';
import { afterPointerUp } from './validate-after-pointer-up.ts';

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) ? value.length === 0 : value == null;

type Options<Name extends string> = {
  id: string;
  form: UseFormReturn<FieldValues>;
  initial: FormValues;
  masks: Partial<Record<Name, Mask>> | undefined;
  refOf: ReturnType<typeof useFieldRefs>;
  errorOf: (name: Name) => string | undefined;
};

/** The props of a form's inputs: names, initial values, refs, errors, and when each is validated. */
export const createFieldProps = <Name extends string>({
  id,
  form,
  initial,
  masks,
  refOf,
  errorOf,
}: Options<Name>) => {
  const bind = (name: Name) => {
    const { onChange, onBlur } = form.register(name);
    // An empty field shows no error on blur, because the visitor may return to it; a submit shows it.
    const leave = (event: FocusEvent) => isEmpty(form.getValues(name)) || onBlur(event);
    return { name, onChange, onBlur: (event: FocusEvent) => afterPointerUp(() => leave(event)) };
  };
  return {
    field(name: Name) {
      const mask: Mask | undefined = masks?.[name];
      const value = initial[name];
      return {
        ...bind(name),
        id: `${id}-${name}`,
        ref: refOf(name, mask),
        error: errorOf(name),
        ...(typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: String(value ?? '') }),
        ...(mask && { inputMode: 'numeric' as const }),
      };
    },
    /** The props of one checkbox of a list, or of one radio button. */
    choice(name: Name, value: string) {
      const chosen = initial[name];
      return {
        ...bind(name),
        id: `${id}-${name}-${value}`,
        value,
        ref: refOf(name, undefined, value),
        defaultChecked: Array.isArray(chosen) ? chosen.includes(value) : chosen === value,
      };
    },
  };
};
