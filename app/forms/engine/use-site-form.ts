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
import { submitHeaders } from '#domain/forms/attempt-headers.ts';
import type { Mask } from '#domain/forms/masks.ts';
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
  /** What the page knows already, such as the studio in its address. */
  known?: Partial<Typed>;
  /** The popup judges while the visitor types; all others once a field is left. */
  judges?: 'onTouched' | 'onChange';
  onSent?: (result: Result | undefined, values: Checked) => void;
};

/** Runs one form: rules, masks, draft, sending, and what is said afterwards. `FormShell` draws what it returns. */
export function useSiteForm<Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
  { known, judges = 'onTouched', onSent }: Options<Typed, Checked, Result> = {},
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
  // A form that stood on the server's page was there to be filled since the page began.
  const [since] = useState(() => (typed || typeof performance === 'undefined' ? 0 : performance.now()));
  /** Something in this form's code threw: from then on the server checks it alone, and the browser posts it. */
  const isPlain = useRef(false);
  const fallBack = (error: unknown) => {
    isPlain.current = true;
    console.error(error);
  };
  const form = useForm<FieldValues>({
    defaultValues: typed ?? initial,
    resolver: resolverOf(definition.schema, fallBack),
    mode: judges,
  });
  const { secrets = [], undrafted = [], asksAddress = false } = definition;
  const draft = useDraft(form, { name: definition.name, blank, secrets: [...secrets, ...undrafted] });
  const { progress, send } = useSubmit({ form: definition.name, since, asksAddress });
  const [isSent, setSent] = useState(answer?.isSent ?? false);
  /** Shown as sent, and kept for when there is a line. */
  const [isWaiting, setWaiting] = useState(false);
  const { notice, say, takeBack } = useNotice(answer?.notice, () =>
    (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit(),
  );
  const refs = useRef(new Map<string, (element: HTMLElement | null) => void>());
  // Sent before our code was there, a form comes back with its answer, and the browser gives the focus to it as a whole.
  useEffect(() => {
    const element = document.getElementById(id);
    if (document.activeElement !== element) return;
    element?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    showFocusedField(id);
  }, [id]);

  const empty = () => {
    draft.forget();
    // The inputs stay where they are, so the form must not forget them.
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
    say(noticeOf(error, definition.failure));
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
  const deliver = (values: Checked, trap: string) =>
    send(trap, async (courier, attempt) => {
      takeBack();
      try {
        const result = await definition.send(values, courier);
        if (definition.success) showToast({ status: 'success', title: definition.success });
        finish(result, values);
        expireKeySoon(definition.name, attempt[submitHeaders.key]);
      } catch (error) {
        if (isCodeFailure(error)) throw error;
        if (!definition.isSentEvenIfItFails) return explain(error);
        const { title, text } = noticeOf(error, definition.failure);
        showToast({ status: 'error', title });
        setWaiting(text === forms.offline);
        finish(undefined, values);
        const queued = { form: definition.name, at: Date.now(), values, attempt, page: courier.page };
        queueAndRetry(queued, error, () => definition.send(values, courier)).then(
          (outcome) => outcome === 'unanswered' || setWaiting(false),
        );
      }
    });

  /** Stable for the life of the form: a mask must not be put on anew at every keystroke. */
  const refOf = (name: Name, mask?: Mask, value = '') => {
    const key = `${name} ${value}`;
    const made = refs.current.get(key);
    if (made) return made;
    let unmask: (() => void) | undefined;
    const tell = (target: HTMLInputElement) => {
      if (form.getValues(name) !== target.value) form.register(name).onChange({ target, type: 'change' });
    };
    const ref = (element: HTMLElement | null) => {
      unmask?.();
      unmask = undefined;
      try {
        unmask = element && mask ? maskInput(element as HTMLInputElement, mask, tell) : undefined;
        if (element && mask) form.setValue(name as string, masked(mask, String(form.getValues(name) ?? '')));
      } catch (error) {
        // The rules ask for what the mask would have written; the server writes it itself.
        fallBack(error);
      }
      form.register(name).ref(element);
    };
    refs.current.set(key, ref);
    return ref;
  };
  const bind = (name: Name) => {
    const { onChange, onBlur } = form.register(name);
    // Who passes through an empty field may come back: that it is required is said after a press of the button.
    const leave = (event: FocusEvent) => isUnanswered(form.getValues(name)) || onBlur(event);
    return { name, onChange, onBlur: (event: FocusEvent) => afterPointerUp(() => leave(event)) };
  };

  const { errors, isSubmitted, dirtyFields, isValid, isDirty } = form.formState;
  const errorOf = (name: Name): string | undefined => {
    const said = errors[name]?.message;
    if (typeof said === 'string') return said;
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
    /** How much of the request has left, 0 to 1; undefined when nothing is under way. */
    progress,
    isSent,
    isWaiting,
    isRestored: draft.isRestored,
    isReady: isValid && isDirty && progress === undefined,
    /** Said all at once, after a press of the button. */
    problems: isSubmitted || answer ? wrong : [],
    /** The first render must repeat the server's page, whatever was typed into that before our code arrived. */
    watch: (name: Name): unknown => (isHydrated ? form.watch(name) : initial[name]),
    set<Field extends Name>(name: Field, value: Typed[Field]) {
      form.setValue<string>(name, value, { shouldDirty: true });
    },
    /** One field now, before the rest: the focus goes to it when it is wrong. */
    async judge(name: Name) {
      const isRight = await form.trigger(name, { shouldFocus: true });
      if (!isRight) showFocusedField(id);
      return isRight;
    },
    startOver: empty,
    /** From the thank-you panel back to an empty form. */
    again() {
      newKey(definition.name);
      flushSync(() => setSent(false));
      const returned = document.getElementById(id);
      returned?.focus({ preventScroll: true });
      returned?.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    async submit(event: SubmitEvent<HTMLFormElement>) {
      const plain = plainFormOf(event.currentTarget, form.getValues());
      const trap = String(plain.entries.find(([field]) => field === honeypotField)?.[1] ?? '');
      try {
        await form.handleSubmit(
          (values) => (isPlain.current ? sendPlainly(plain) : deliver(values as Checked, trap)),
          () => showFocusedField(id),
        )(event);
      } catch (error) {
        fallBack(error);
        // Thrown before anything stopped the browser, it is on its way by itself.
        if (event.isDefaultPrevented()) sendPlainly(plain);
      }
    },
    /** Everything an input needs to belong to this form. */
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
    /** One box of a list to tick, or one of several to choose from. */
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

/** One input of a form, whatever the form. */
export type SiteField = ReturnType<ReturnType<typeof useSiteForm<FormValues, unknown, unknown>>['field']>;

/** What the shell and the file fields need of a form, whatever its fields are called. */
export type SiteForm = Pick<
  ReturnType<typeof useSiteForm<FormValues, unknown, unknown>>,
  | 'id'
  | 'name'
  | 'failure'
  | 'control'
  | 'errorOf'
  | 'notice'
  | 'progress'
  | 'isSent'
  | 'isWaiting'
  | 'isRestored'
  | 'problems'
  | 'startOver'
  | 'again'
  | 'submit'
>;

const isUnanswered = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) ? value.length === 0 : value == null;

function useFormAnswer(name: string): FormAnswer | undefined {
  const answer = useActionData() as FormAnswer | undefined;
  return answer?.form === name ? answer : undefined;
}
