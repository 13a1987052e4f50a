import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { masked, maskInput } from '#app/forms/fields/masked-input.ts';
import type { Mask } from '#domain/forms/rules/masks.ts';

type Ref = (element: HTMLElement | null) => void;

/** The same ref function at every render, so that a mask is not attached again at every keystroke. */
export function useFieldRefs(form: UseFormReturn<FieldValues>, onMaskFailure: (error: unknown) => void) {
  const refs = useRef(new Map<string, Ref>());
  return (name: string, mask?: Mask, value = ''): Ref => {
    const key = `${name} ${value}`;
    const existing = refs.current.get(key);
    if (existing) return existing;
    let unmask: (() => void) | undefined;
    const onInput = (target: HTMLInputElement) => {
      if (form.getValues(name) !== target.value) form.register(name).onChange({ target, type: 'change' });
    };
    const ref = (element: HTMLElement | null) => {
      unmask?.();
      unmask = undefined;
      try {
        unmask = element && mask ? maskInput(element as HTMLInputElement, mask, onInput) : undefined;
        if (element && mask) form.setValue(name, masked(mask, String(form.getValues(name) ?? '')));
      } catch (error) {
        // Without the mask the rules would reject the value. The server applies the mask itself.
        onMaskFailure(error);
      }
      form.register(name).ref(element);
    };
    refs.current.set(key, ref);
    return ref;
  };
}
