import { useReducer, useState } from 'react';
import { checkForm } from '#domain/forms/check-form.ts';
import { formErrors } from '#words/form-errors.ts';
import type { AnyForm, FormValues } from './form-definition.ts';
import { readFormData, withMasks } from './read-form-data.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Errors = Readonly<Record<string, string>>;
type Value = FormValues[string];

type Options = Pick<AnyForm, 'schema' | 'masks'> & {
  /** The id of the form element. */
  id: string;
  blank: FormValues;
  /** The values at the first render, which is that of the server. */
  initial: FormValues;
  isValidatedWhileTyping: boolean;
};

const isTicked = (control: Control, value: Value) =>
  Array.isArray(value) ? value.includes(control.value) : value === true || value === control.value;

const write = (control: Control, value: Value) => {
  if (control.type === 'checkbox' || control.type === 'radio')
    (control as HTMLInputElement).checked = isTicked(control, value);
  else if (control.type !== 'file') control.value = String(value ?? '');
};

/**
 * The values and errors of one form. The inputs are not controlled by React: the browser shows what was
 * typed, each change is read from the form element, and a value that code sets is written to it.
 */
export function useFields({ id, schema, masks, blank, initial, isValidatedWhileTyping }: Options) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [state] = useState(() => ({
    values: initial,
    errors: {} as Errors,
    changed: new Set<string>(),
    left: new Set<string>(),
    isSubmitted: false,
    onChange: () => {},
  }));

  const controlsOf = (isWanted: (name: string) => boolean): Control[] => {
    const form = document.getElementById(id);
    const controls = form instanceof HTMLFormElement ? ([...form.elements] as Control[]) : [];
    return controls.filter(({ name }) => isWanted(name));
  };
  const allControls = () => controlsOf((name) => name in blank);
  /**
   * The texts of the text areas at the first render. Hydration overwrites them: React writes the first text
   * of each text area again.
   */
  const [textAreas] = useState(() =>
    typeof document === 'undefined'
      ? []
      : allControls().flatMap(({ type, name, value }) => (type === 'textarea' ? [{ name, value }] : [])),
  );
  /** The same check as on the server. A rule throws only by a bug or a missing feature of the browser. */
  const check = (): { value?: unknown; errors: Errors } => {
    const checked = checkForm(schema(), withMasks(masks, state.values));
    if (checked.ok) return { value: checked.value, errors: {} };
    const messages = Object.entries(checked.errors).map(([name, key]) => [name, formErrors[key]]);
    return { errors: Object.fromEntries(messages) };
  };
  /** If a rule throws, the form counts as valid until it is submitted. */
  const errorsNow = (): Errors => {
    try {
      return check().errors;
    } catch (error) {
      console.error(error);
      return {};
    }
  };
  const setErrorOf = (name: string, message: string | undefined) => {
    const { [name]: _, ...others } = state.errors;
    state.errors = message ? { ...others, [name]: message } : others;
    render();
  };
  const validate = (name: string) => setErrorOf(name, errorsNow()[name]);
  const focus = (names: readonly string[]) => controlsOf((name) => names.includes(name))[0]?.focus();

  const store = (name: string, value: Value) => {
    state.values = { ...state.values, [name]: value };
    state.changed.add(name);
    render();
  };
  /** A change by the visitor. An error is shown while typing only in a field that was left before. */
  const change = (name: string, value: Value) => {
    store(name, value);
    if (isValidatedWhileTyping || state.isSubmitted || state.left.has(name)) validate(name);
    state.onChange();
  };

  return {
    values: () => state.values,
    errors: state.errors,
    isSubmitted: state.isSubmitted,
    isDirty: JSON.stringify(state.values) !== JSON.stringify(blank),
    hasChanged: (name: string) => state.changed.has(name),
    isValid: () => Object.keys(errorsNow()).length === 0,
    change,
    onInput({ currentTarget: { name, form, value } }: { currentTarget: Control }) {
      const blankValue = blank[name] as Value;
      // For a list of checkboxes, the form has all values, and the event has the value of only one.
      const read = () => readFormData({ [name]: blankValue }, new FormData(form ?? undefined))[name] as Value;
      change(name, typeof blankValue === 'string' ? value : read());
    },
    leave(name: string) {
      state.left.add(name);
      validate(name);
    },
    /** Reads what the visitor typed before hydration. */
    readTyped() {
      const form = document.getElementById(id);
      if (!(form instanceof HTMLFormElement)) return;
      for (const { name, value } of textAreas)
        for (const control of controlsOf((other) => other === name))
          if (control.value === initial[name]) control.value = value;
      state.values = readFormData(initial, new FormData(form));
      // React compares the next event with the value that it knows, which is that of the hydration.
      for (const control of allControls()) write(control, state.values[control.name] as Value);
      render();
    },
    /** Sets a value that the visitor did not enter. */
    set(name: string, value: Value) {
      for (const control of controlsOf((other) => other === name)) write(control, value);
      store(name, value);
    },
    setErrorOf,
    focus,
    /** True if the field is valid; otherwise it shows its error and gets the focus. */
    validateAndFocus(name: string): boolean {
      validate(name);
      if (!(name in state.errors)) return true;
      focus([name]);
      return false;
    },
    /** The checked values; undefined if there are errors, which are then shown. Throws if a rule does. */
    submit(): { value: unknown } | undefined {
      state.isSubmitted = true;
      const { value, errors } = check();
      state.errors = errors;
      render();
      const wrong = Object.keys(errors);
      if (wrong.length === 0) return { value };
      focus(wrong);
      return undefined;
    },
    empty() {
      state.values = blank;
      state.errors = {};
      state.changed.clear();
      state.left.clear();
      state.isSubmitted = false;
      for (const control of allControls()) write(control, blank[control.name] as Value);
      render();
    },
    /** One listener, called after each change by the visitor. */
    onChange(listener: () => void) {
      state.onChange = listener;
    },
  };
}

export type Fields = ReturnType<typeof useFields>;
