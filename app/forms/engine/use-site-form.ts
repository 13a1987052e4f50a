import { type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Control } from 'react-hook-form';
import { honeypotField, renewKey } from '#app/forms/transport/idempotency-key.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { forms } from '#words/forms.ts';
import { createFieldProps } from './field-props.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';
import { focusForm, focusSubmitButton, showFocusedField } from './form-focus.ts';
import { type NativeForm, nativeFormOf, submitNatively } from './sending/native-submit.ts';
import { useDelivery } from './sending/use-delivery.ts';
import { type OnSent, useOutcome } from './sending/use-outcome.ts';
import { useUnsentForm } from './sending/use-unsent-form.ts';
import { useFieldRefs } from './use-field-refs.ts';
import { useFormValues } from './use-form-values.ts';

type Options<Typed, Checked, Result> = {
  /** Values that the page already has, such as the studio in its URL. */
  known?: Partial<Typed>;
  /** The popup validates while the visitor types; all other forms validate a field on blur. */
  mode?: 'onTouched' | 'onChange';
  onSent?: OnSent<Checked, Result>;
};

/** The state of one form: rules, masks, draft, sending and messages. `FormShell` renders it. */
export function useSiteForm<Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
  { known, mode = 'onTouched', onSent }: Options<Typed, Checked, Result> = {},
) {
  type Name = keyof Typed & string;
  const isHydrated = useHydrated();
  /** True after the form's code threw: then the browser posts the form, and only the server checks it. */
  const hasFallenBack = useRef(false);
  const fallBack = (error: unknown) => {
    hasFallenBack.current = true;
    console.error(error);
  };
  const state = useFormValues(definition, { known, mode, onFailure: fallBack });
  const { id, form, blank, initial, actionData } = state;
  const outcome = useOutcome(definition, state, onSent);
  const { addUnsent, ...unsent } = useUnsentForm(definition, state, outcome);
  const { progress, deliver, cancel } = useDelivery(definition, state, outcome, addUnsent);
  const refOf = useFieldRefs(form, fallBack);

  const { errors, isSubmitted, dirtyFields, isValid, isDirty } = form.formState;
  const errorOf = (name: Name): string | undefined => {
    const message = errors[name]?.message;
    if (typeof message === 'string') return message;
    return isSubmitted || dirtyFields[name] ? undefined : actionData?.errors[name];
  };
  const wrong = Object.keys(blank).flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ name, text }] : [];
  });
  const sendNatively = (nativeForm: NativeForm) => {
    const { sendUnchecked } = definition;
    if (sendUnchecked) return sendUnchecked(form.getValues() as Typed);
    submitNatively(definition.name, nativeForm);
  };

  return {
    id,
    name: definition.name,
    control: form.control as Control,
    isHydrated,
    notice: outcome.notice,
    isSent: outcome.isSent,
    isFromVisitor: outcome.isFromVisitor,
    progress,
    /** Stops an upload; the form keeps its values. */
    cancel() {
      cancel();
      focusSubmitButton(id);
    },
    ...unsent,
    isRestored: state.isRestored,
    hasSecrets: (definition.secrets ?? []).length > 0,
    isReady: isValid && isDirty && progress === undefined,
    /** All errors, shown together after submit. Several fields may have the same text: 'Name is required'. */
    problems: (isSubmitted || actionData ? wrong : []).map(({ name, text }) =>
      wrong.some((other) => other.name !== name && other.text === text) ? forms.problem(name, text) : text,
    ),
    errorOf(name: Name) {
      return errorOf(name);
    },
    /** The first render must equal the server's, even if the visitor typed something before hydration. */
    watch(name: Name): unknown {
      return isHydrated ? form.watch(name) : initial[name];
    },
    set<Field extends Name>(name: Field, value: Typed[Field]) {
      form.setValue<string>(name, value, { shouldDirty: true });
    },
    /** Validates one field before submit and focuses it if it is invalid. */
    async validate(name: Name) {
      const isFieldValid = await form.trigger(name, { shouldFocus: true });
      if (!isFieldValid) showFocusedField(id);
      return isFieldValid;
    },
    startOver: state.empty,
    /** Replaces the thank-you panel with an empty form. */
    again() {
      renewKey(definition.name);
      flushSync(() => outcome.setSent(false));
      focusForm(id);
    },
    async submit(event: SubmitEvent<HTMLFormElement>) {
      const nativeForm = nativeFormOf(event.currentTarget, form.getValues());
      const honeypot = String(nativeForm.entries.find(([field]) => field === honeypotField)?.[1] ?? '');
      try {
        await form.handleSubmit(
          (values) =>
            hasFallenBack.current ? sendNatively(nativeForm) : deliver(values as Checked, honeypot),
          () => showFocusedField(id),
        )(event);
      } catch (error) {
        fallBack(error);
        // If the error came before preventDefault, the browser posts the form itself.
        if (event.isDefaultPrevented()) sendNatively(nativeForm);
      }
    },
    ...createFieldProps({ id, form, initial, masks: definition.masks, refOf, errorOf }),
  };
}

/** A form whose fields may have any names, for the shell and the file fields. */
export type SiteForm = ReturnType<typeof useSiteForm<FormValues, unknown, unknown>>;

export type SiteField = ReturnType<SiteForm['field']>;
