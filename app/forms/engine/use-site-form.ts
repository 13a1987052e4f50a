import { type FocusEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, type FieldValues, useForm } from 'react-hook-form';
import { useActionData, useNavigate, useSearchParams } from 'react-router';
import { showToast } from '#app/components/ui/toast.tsx';
import { useDraft } from '#app/forms/drafts/use-draft.ts';
import { masked, maskInput } from '#app/forms/fields/masked-input.ts';
import { queueAndRetry } from '#app/forms/resend/resend.ts';
import { FormRejected } from '#app/forms/transport/form-client.ts';
import { expireKeySoon, honeypotField, newKey } from '#app/forms/transport/idempotency-key.ts';
import { useSubmit } from '#app/forms/transport/use-submit.ts';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import type { Mask } from '#domain/forms/rules/masks.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { forms } from '#words/forms.ts';
import { noticeOf } from './failure-notice.ts';
import type { FormAnswer, FormDefinition, FormValues } from './form-definition.ts';
import { resolverOf } from './form-resolver.ts';
import { isCodeFailure, type PlainForm, plainFormOf, postPlainly } from './plain-post.ts';
import { valuesTypedBeforeHydration } from './read-form-data.ts';
import { showFocusedField } from './show-focused-field.ts';
import { useNotice } from './use-notice.ts';
import { afterPointerUp } from './validate-after-pointer-up.ts';

type Options<Typed, Checked, Result> = {
  /** Values that the page already has, such as the studio in its address. */
  known?: Partial<Typed>;
  /** The popup validates while the visitor types; all other forms validate a field on blur. */
  mode?: 'onTouched' | 'onChange';
  onSent?: (result: Result | undefined, values: Checked) => void;
};

/** The state of one form: rules, masks, draft, sending and messages. `FormShell` renders it. */
export function useSiteForm<Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
  { known, mode = 'onTouched', onSent }: Options<Typed, Checked, Result> = {},
) {
  type Name = keyof Typed & string;
  const id = useId();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const answer = useFormAnswer(definition.name);
  const blank: FormValues = { ...definition.blank, ...known };
  const initial: FormValues = { ...blank, ...answer?.values };
  const [typed] = useState(() => valuesTypedBeforeHydration(id, initial));
  // A form in the server-rendered page is visible from the start of the page.
  const [since] = useState(() => (typed || typeof performance === 'undefined' ? 0 : performance.now()));
  /** True after the form's code threw: then the browser posts the form, and only the server checks it. */
  const isPlain = useRef(false);
  const fallBack = (error: unknown) => {
    isPlain.current = true;
    console.error(error);
  };
  const form = useForm<FieldValues>({
    defaultValues: typed ?? initial,
    resolver: resolverOf(definition.schema, fallBack),
    mode,
  });
  const { secrets = [], undrafted = [], asksAddress = false } = definition;
  const draft = useDraft(form, { name: definition.name, blank, secrets: [...secrets, ...undrafted] });
  const { progress, send } = useSubmit({ form: definition.name, since, asksAddress });
  const [isSent, setSent] = useState(answer?.isSent ?? false);
  /** Shown as sent, but still in the resend queue because the browser is offline. */
  const [isWaiting, setWaiting] = useState(false);
  const {
    notice,
    show: showNotice,
    clear: clearNotice,
  } = useNotice(answer?.notice, () =>
    (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit(),
  );
  const refs = useRef(new Map<string, (element: HTMLElement | null) => void>());
  // After a post without JavaScript the response has the form's fragment, so the browser focuses the form element itself.
  useEffect(() => {
    const element = document.getElementById(id);
    if (document.activeElement !== element) return;
    element?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    showFocusedField(id);
  }, [id]);

  const empty = () => {
    draft.forget();
    // The inputs stay mounted, so react-hook-form must keep their refs.
    form.reset(blank, { keepFieldsRef: true });
  };
  const finish = (result: Result | undefined, values: Checked) => {
    empty();
    onSent?.(result, values);
    const next = result !== undefined && definition.next?.(result, search);
    if (next) navigate(next.to, { state: next.state });
    else setSent(true);
  };
  const explain = (error: unknown) => {
    showNotice(noticeOf(error, definition.failure));
    const fields = error instanceof FormRejected ? error.fields : {};
    const wrong = Object.entries(fields).filter(([name]) => name in blank);
    for (const [index, [name, text]] of wrong.entries())
      form.setError(name, { type: 'server', message: text }, { shouldFocus: index === 0 });
    if (wrong.length > 0) showFocusedField(id);
  };
  const sendPlainly = (plain: PlainForm) => {
    const { sendUnchecked } = definition;
    if (sendUnchecked) return sendUnchecked(form.getValues() as Typed);
    draft.forget();
    postPlainly(definition.name, plain);
  };
  const deliver = (values: Checked, honeypot: string) =>
    send(honeypot, async (client, headers) => {
      clearNotice();
      try {
        const result = await definition.send(values, client);
        if (definition.success) showToast({ status: 'success', title: definition.success });
        finish(result, values);
        expireKeySoon(definition.name, headers[submitHeaders.key]);
      } catch (error) {
        if (isCodeFailure(error)) throw error;
        if (!definition.isSentEvenIfItFails) return explain(error);
        const { title, text } = noticeOf(error, definition.failure);
        showToast({ status: 'error', title });
        setWaiting(text === forms.offline);
        finish(undefined, values);
        const queued = { form: definition.name, at: Date.now(), values, attempt: headers, page: client.page };
        queueAndRetry(queued, error, () => definition.send(values, client)).then(
          (outcome) => outcome === 'unanswered' || setWaiting(false),
        );
      }
    });

  /** The same function at every render, so that a mask is not attached again at every keystroke. */
  const refOf = (name: Name, mask?: Mask, value = '') => {
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
        if (element && mask) form.setValue(name as string, masked(mask, String(form.getValues(name) ?? '')));
      } catch (error) {
        // Without the mask the rules would reject the value. The server applies the mask itself.
        fallBack(error);
      }
      form.register(name).ref(element);
    };
    refs.current.set(key, ref);
    return ref;
  };
  const bind = (name: Name) => {
    const { onChange, onBlur } = form.register(name);
    // An empty field shows no error on blur, because the visitor may return to it; submit shows that it is required.
    const leave = (event: FocusEvent) => isEmpty(form.getValues(name)) || onBlur(event);
    return { name, onChange, onBlur: (event: FocusEvent) => afterPointerUp(() => leave(event)) };
  };

  const { errors, isSubmitted, dirtyFields, isValid, isDirty } = form.formState;
  const errorOf = (name: Name): string | undefined => {
    const message = errors[name]?.message;
    if (typeof message === 'string') return message;
    return isSubmitted || dirtyFields[name] ? undefined : answer?.errors[name];
  };
  const wrong = Object.keys(blank).flatMap((name) => errorOf(name) ?? []);

  return {
    id,
    name: definition.name,
    failure: definition.failure,
    control: form.control as Control,
    errorOf(name: Name) {
      return errorOf(name);
    },
    notice,
    /** The share of the request body that was sent, 0 to 1; undefined when nothing is being sent. */
    progress,
    isHydrated,
    isSent,
    isWaiting,
    isRestored: draft.isRestored,
    isReady: isValid && isDirty && progress === undefined,
    /** All errors, shown together after submit. */
    problems: isSubmitted || answer ? wrong : [],
    /** The first render must equal the server's, even if the visitor typed something before hydration. */
    watch: (name: Name): unknown => (isHydrated ? form.watch(name) : initial[name]),
    set<Field extends Name>(name: Field, value: Typed[Field]) {
      form.setValue<string>(name, value, { shouldDirty: true });
    },
    /** Validates one field before submit and focuses it if it is invalid. */
    async validate(name: Name) {
      const isFieldValid = await form.trigger(name, { shouldFocus: true });
      if (!isFieldValid) showFocusedField(id);
      return isFieldValid;
    },
    startOver: empty,
    /** Replaces the thank-you panel with an empty form. */
    again() {
      newKey(definition.name);
      flushSync(() => setSent(false));
      const element = document.getElementById(id);
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    async submit(event: SubmitEvent<HTMLFormElement>) {
      const plain = plainFormOf(event.currentTarget, form.getValues());
      const honeypot = String(plain.entries.find(([field]) => field === honeypotField)?.[1] ?? '');
      try {
        await form.handleSubmit(
          (values) => (isPlain.current ? sendPlainly(plain) : deliver(values as Checked, honeypot)),
          () => showFocusedField(id),
        )(event);
      } catch (error) {
        fallBack(error);
        // If the error came before preventDefault, the browser posts the form itself.
        if (event.isDefaultPrevented()) sendPlainly(plain);
      }
    },
    /** The props of one input. */
    field(name: Name) {
      const mask: Mask | undefined = definition.masks?.[name];
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
}

/** The props of one input, for any form. */
export type SiteField = ReturnType<ReturnType<typeof useSiteForm<FormValues, unknown, unknown>>['field']>;

/** The part of a form that the shell and the file fields use; it does not depend on the names of the fields. */
export type SiteForm = Pick<
  ReturnType<typeof useSiteForm<FormValues, unknown, unknown>>,
  | 'id'
  | 'name'
  | 'failure'
  | 'control'
  | 'errorOf'
  | 'notice'
  | 'progress'
  | 'isHydrated'
  | 'isSent'
  | 'isWaiting'
  | 'isRestored'
  | 'problems'
  | 'startOver'
  | 'again'
  | 'submit'
>;

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) ? value.length === 0 : value == null;

function useFormAnswer(name: string): FormAnswer | undefined {
  const answer = useActionData() as FormAnswer | undefined;
  return answer?.form === name ? answer : undefined;
}
