import { useEffect, useEffectEvent, useId, useReducer, useState } from 'react';
import { useDraft } from '#app/forms/drafts/use-draft.ts';
import { usePageData } from '#app/islands/page-data.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { type Control, controlsOf, writeControl } from './controls.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';
import { showFocusedField } from './form-focus.ts';
import { checkValues, readFormData } from './read-form-data.ts';

type Errors = Readonly<Record<string, string>>;
type Value = FormValues[string];

export type FieldOptions<Typed> = {
  /** Values of the page's URL, such as its studio. */
  fromUrl?: Partial<Typed>;
  /** Texts that the visitor may change. */
  suggested?: Partial<Typed>;
  /** The popup validates while the visitor types; all other forms validate a field on blur. */
  isValidatedWhileTyping?: boolean | undefined;
};

/**
 * The values and errors of one form: from the page, from a draft, and typed before hydration. The inputs are
 * not controlled by React: the browser shows what was typed, each change is read from the form element, and a
 * value that code sets is written to it.
 */
export function useFields<Typed extends FormValues, Checked>(
  form: FormDefinition<Typed, Checked>,
  { fromUrl = {}, suggested, isValidatedWhileTyping }: FieldOptions<Typed> = {},
) {
  type Name = keyof Typed & string;
  const id = useId();
  const isHydrated = useHydrated();
  const { action } = usePageData();
  /** The page's response, after the form was posted without JavaScript. */
  const actionData = action?.form === form.name ? action : undefined;
  const blank: FormValues = { ...form.blank, ...suggested, ...fromUrl };
  const [, render] = useReducer((count: number) => count + 1, 0);
  // The first render must equal the server's, even if the visitor typed something before hydration.
  const [state] = useState(() => ({
    values: { ...blank, ...actionData?.values },
    errors: {} as Errors,
    changed: new Set<string>(),
    left: new Set<string>(),
    isSubmitted: false,
    // A form in the page of the server is visible from the start of the page.
    shownAfterMs: isHydrated ? performance.now() : 0,
  }));

  const allControls = () => controlsOf(id, Object.keys(blank));
  // Hydration overwrites the texts of the text areas: React 19 writes the first text of each again.
  const [textAreas] = useState(() =>
    typeof document === 'undefined'
      ? []
      : allControls().flatMap(({ type, name, value }) => (type === 'textarea' ? [{ name, value }] : [])),
  );
  /** A rule throws only by a bug or a missing feature of the browser: until the submit all is then valid. */
  const errorsNow = (): Errors => {
    try {
      return checkValues(form, state.values).errors;
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
  const focus = (names: readonly string[]) => {
    controlsOf(id, names)[0]?.focus();
    showFocusedField(id);
  };
  const setValue = (name: string, value: Value) => {
    state.values = { ...state.values, [name]: value };
    state.changed.add(name);
    render();
  };
  const validate = (name: string) => setErrorOf(name, errorsNow()[name]);
  /** A change by the visitor. An error is shown while typing only in a field that was left before. */
  const change = (name: string, value: Value) => {
    setValue(name, value);
    if (isValidatedWhileTyping || state.isSubmitted || state.left.has(name)) validate(name);
    draft.saveSoon();
  };
  /** Sets a value that the visitor did not enter. */
  const set = (name: string, value: Value) => {
    for (const control of controlsOf(id, [name])) writeControl(control, value);
    setValue(name, value);
  };

  // Reads what the visitor typed before hydration, in an effect: until then React does not get what is typed
  // (app/islands/start-islands.ts). This effect runs before that of the draft, because a draft is older.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and only if the server rendered the form
  useEffect(() => {
    const element = document.getElementById(id);
    if (isHydrated || !(element instanceof HTMLFormElement)) return;
    for (const { name, value } of textAreas)
      for (const control of controlsOf(id, [name]))
        if (control.value === state.values[name]) control.value = value;
    state.values = readFormData(state.values, new FormData(element));
    // Without this, React calls no `onChange` when a control returns to its value at the hydration.
    for (const control of allControls()) writeControl(control, state.values[control.name] as Value);
    render();
  }, []);
  const draft = useDraft(
    { values: () => state.values, set },
    { name: form.name, blank, fromUrl, excluded: [...(form.secrets ?? []), ...(form.undrafted ?? [])] },
  );

  const empty = () => {
    draft.forget();
    state.values = blank;
    state.errors = {};
    state.changed.clear();
    state.left.clear();
    state.isSubmitted = false;
    for (const control of allControls()) writeControl(control, blank[control.name] as Value);
    render();
  };
  const onStoredPost = useEffectEvent(empty);
  const isPosted = actionData?.isSent === true;
  // After a post by the browser itself, the draft is deleted only when the server has stored the form.
  useEffect(() => {
    if (isPosted) onStoredPost();
  }, [isPosted]);

  return {
    id,
    isHydrated,
    blank,
    actionData,
    shownAfterMs: state.shownAfterMs,
    isRestored: draft.isRestored,
    isDirty: JSON.stringify(state.values) !== JSON.stringify(blank),
    values: () => state.values,
    isValid: () => Object.keys(errorsNow()).length === 0,
    /** Whether all errors are listed beside the button. */
    hasBeenSent: state.isSubmitted || actionData !== undefined,
    errorOf(name: Name): string | undefined {
      if (state.errors[name]) return state.errors[name];
      return state.isSubmitted || state.changed.has(name) ? undefined : actionData?.errors[name];
    },
    watch(name: Name): unknown {
      return state.values[name];
    },
    change<Field extends Name>(name: Field, value: Typed[Field]) {
      change(name, value);
    },
    onInput({ currentTarget: { name, form: element, value } }: { currentTarget: Control }) {
      const blankValue = blank[name] as Value;
      // For a list of checkboxes, the form has all values, and the event has the value of only one.
      const read = () =>
        readFormData({ [name]: blankValue }, new FormData(element ?? undefined))[name] as Value;
      change(name, typeof blankValue === 'string' ? value : read());
    },
    leave(name: Name) {
      state.left.add(name);
      validate(name);
    },
    /** Validates one field before submit and focuses it if it is invalid. */
    validate(name: Name): boolean {
      validate(name);
      const isFieldValid = !(name in state.errors);
      if (!isFieldValid) focus([name]);
      return isFieldValid;
    },
    /** Shows errors of the server. Those of fields that the form does not have are left out. */
    showErrors(errors: Errors) {
      const wrong = Object.entries(errors).filter(([name]) => name in blank);
      if (wrong.length === 0) return;
      for (const [name, message] of wrong) setErrorOf(name, message);
      focus(wrong.map(([name]) => name));
    },
    /** The checked values; undefined if there are errors, which are then shown. Throws if a rule does. */
    submit(): { value: Checked } | undefined {
      state.isSubmitted = true;
      const { value, errors } = checkValues(form, state.values);
      state.errors = errors;
      render();
      const wrong = Object.keys(errors);
      if (wrong.length === 0) return { value: value as Checked };
      focus(wrong);
      return undefined;
    },
    empty,
    /** Fills in the values of a form that was not stored on the server. */
    fillIn(values: FormValues) {
      for (const [name, value] of Object.entries(values)) if (name in blank) set(name, value);
      draft.keep();
    },
  };
}

export type FieldState = ReturnType<typeof useFields<FormValues, unknown>>;
