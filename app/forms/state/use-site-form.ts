import { type FocusEvent, type SubmitEvent, useEffect } from 'react';
import { honeypotField } from '#app/forms/transport/idempotency-key.ts';
import { formWords } from '#words/forms.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';
import { showFocusedField } from './form-focus.ts';
import { submitNatively } from './native-submit.ts';
import { type FieldOptions, useFields } from './use-fields.ts';
import { useSending } from './use-sending.ts';

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? !/\S/.test(value) : Array.isArray(value) ? value.length === 0 : value == null;

/** The label of a field, also of one with the provider's notation of its name: `firstname`, `first_name`. */
const labelOf = (field: string): string => {
  const wanted = field.replaceAll('_', '').toLowerCase();
  return Object.entries(formWords.labels).find(([key]) => key.toLowerCase() === wanted)?.[1] ?? field;
};

/**
 * A press outside a field blurs it. Its error moves the content below: at once, the pressed button would move
 * away from the pointer, and no click would follow.
 */
const clickDelayMs = 300;

type Options<Typed> = FieldOptions<Typed> & {
  /** Called when the server has stored the form, also by a later attempt. */
  onSent?: (() => void) | undefined;
};

/** The state of one form: rules, draft, sending and messages. `FormShell` renders it. */
export function useSiteForm<Typed extends FormValues, Checked>(
  definition: FormDefinition<Typed, Checked>,
  { onSent, ...options }: Options<Typed> = {},
) {
  type Name = keyof Typed & string;
  const fields = useFields(definition, options);
  const { id, blank, errorOf, watch, change, leave, validate } = fields;
  const { deliver, ...sending } = useSending(definition, fields, onSent);
  // After a post without JavaScript the URL has the form's fragment, so the browser focuses the form element.
  useEffect(() => {
    const element = document.getElementById(id);
    if (document.activeElement !== element) return;
    element?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    showFocusedField(id);
  }, [id]);

  const wrong = Object.keys(blank).flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ name, text }] : [];
  });

  const bind = (name: Name) => ({
    name,
    onChange: fields.onInput,
    // An empty field shows no error on blur, because the visitor may return to it; a submit shows it.
    onBlur: (_: FocusEvent) => void setTimeout(() => isEmpty(watch(name)) || leave(name), clickDelayMs),
  });

  return {
    id,
    name: definition.name,
    ...sending,
    errorOf,
    watch,
    change,
    leave,
    validate,
    isRestored: fields.isRestored,
    hasSecrets: (definition.secrets ?? []).length > 0,
    hasFiles: definition.hasFiles,
    isReady: () =>
      fields.isHydrated && fields.isDirty && sending.status.kind !== 'sending' && fields.isValid(),
    /** All errors, shown together after submit. Several fields may have the same text: 'Name is required'. */
    problems: (fields.hasBeenSent ? wrong : []).map(({ name, text }) =>
      wrong.some((other) => other.name !== name && other.text === text) ? `${labelOf(name)}: ${text}` : text,
    ),
    startOver: fields.empty,
    async submit(event: SubmitEvent<HTMLFormElement>) {
      const { currentTarget } = event;
      const honeypot = String(new FormData(currentTarget).get(honeypotField) ?? '');
      try {
        event.preventDefault();
        const checked = fields.submit();
        if (checked) await deliver(checked.value, honeypot);
      } catch (error) {
        // The form's code threw: the browser posts the form, and only the server checks it.
        console.error(error);
        if (definition.sendUnchecked) definition.sendUnchecked(fields.values() as Typed);
        else submitNatively(currentTarget, definition.name, fields.values());
      }
    },
    /** The props of an input: name, value at its first render, error, and when it is validated. */
    field(name: Name) {
      const mask = definition.masks[name];
      const value = watch(name);
      return {
        ...bind(name),
        id: `${id}-${name}`,
        error: errorOf(name),
        ...(typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: String(value ?? '') }),
        // Applied by app/behaviors/masks.ts.
        ...(mask && { inputMode: 'numeric' as const, 'data-mask': mask }),
      };
    },
    /** The props of one checkbox of a list, or of one radio button. */
    choice(name: Name, value: string) {
      const chosen = watch(name);
      return {
        ...bind(name),
        id: `${id}-${name}-${value}`,
        value,
        defaultChecked: Array.isArray(chosen) ? chosen.includes(value) : chosen === value,
      };
    },
  };
}

/** A form whose fields may have any names, for the shell and the file fields. */
export type SiteForm = ReturnType<typeof useSiteForm<FormValues, unknown>>;

export type SiteField = ReturnType<SiteForm['field']>;
