import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, type FieldValues, useForm } from 'react-hook-form';
import { useActionData, useNavigate, useSearchParams } from 'react-router';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { useDraft } from '#app/forms/drafts/use-draft.ts';
import { retryInPage } from '#app/forms/resend/retry-in-page.ts';
import { useWaiting } from '#app/forms/resend/use-waiting.ts';
import { type FormClient, FormRejected, hasNoResponse } from '#app/forms/transport/form-client.ts';
import {
  expireKeySoon,
  honeypotField,
  newKey,
  type SubmitHeaders,
} from '#app/forms/transport/idempotency-key.ts';
import { useSubmit } from '#app/forms/transport/use-submit.ts';
import { useHydrated } from '#app/hydration/use-hydrated.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { noticeOf } from './failure-notice.ts';
import { createFieldProps } from './field-props.ts';
import type { FormActionData, FormDefinition, FormValues } from './form-definition.ts';
import { focusForm, isAttended, showFocusedField } from './form-focus.ts';
import { resolverOf } from './form-resolver.ts';
import { isCodeFailure, type NativeForm, nativeFormOf, submitNatively } from './native-submit.ts';
import { valuesTypedBeforeHydration } from './read-form-data.ts';
import { useFieldRefs } from './use-field-refs.ts';
import { useNotice } from './use-notice.ts';

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
  const answer = useFormActionData(definition.name);
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
  const { secrets = [], undrafted = [], sendsIpAddress = false, isShownAsSentOnFailure = false } = definition;
  const draft = useDraft(form, { name: definition.name, blank, secrets: [...secrets, ...undrafted] });
  const { progress, send } = useSubmit({ form: definition.name, since, sendsIpAddress });
  const [isSent, setSent] = useState(answer?.isSent ?? false);
  /** False for a result that appears without an action of the visitor: it must not take the focus or scroll the page. */
  const [isAskedFor, setAskedFor] = useState(answer?.isSent ?? false);
  const failedValues = useRef('');
  const valuesNow = () => JSON.stringify(form.getValues());
  const {
    notice,
    show: showNotice,
    clear: clearNotice,
  } = useNotice(answer?.notice, {
    sendAgain: () => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit(),
    isUnchanged: () => valuesNow() === failedValues.current,
  });
  const refOf = useFieldRefs(form, fallBack);
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
  const onAnsweredPost = useEffectEvent(empty);
  const isPosted = answer?.isSent === true;
  // After a post by the browser itself, the draft is deleted only when the server has stored the form.
  useEffect(() => {
    if (isPosted) onAnsweredPost();
  }, [isPosted]);

  const finish = (result: Result | undefined, values: Checked) => {
    empty();
    onSent?.(result, values);
    const next = result !== undefined && definition.next?.(result, search);
    if (next) navigate(next.to, { state: next.state });
    else setSent(true);
  };
  const explain = (error: unknown) => {
    failedValues.current = valuesNow();
    showNotice(noticeOf(error, definition.failure));
    const fields = error instanceof FormRejected ? error.fields : {};
    const wrong = Object.entries(fields).filter(([name]) => name in blank);
    for (const [index, [name, text]] of wrong.entries())
      form.setError(name, { type: 'server', message: text }, { shouldFocus: index === 0 });
    if (wrong.length > 0) showFocusedField(id);
  };
  const sendPlainly = (plain: NativeForm) => {
    const { sendUnchecked } = definition;
    if (sendUnchecked) return sendUnchecked(form.getValues() as Typed);
    submitNatively(definition.name, plain);
  };
  const addToQueue = (client: FormClient, headers: SubmitHeaders) =>
    waiting.enqueue(client, headers, form.getValues(), definition.success);
  const showAsSent = async (error: unknown, values: Checked, client: FormClient, headers: SubmitHeaders) => {
    showToast({ status: 'error', title: noticeOf(error, definition.failure).title });
    if (!(await addToQueue(client, headers)))
      retryInPage(client, headers).then(
        (isStored) => isStored && expireKeySoon(definition.name, headers[submitHeaders.key]),
      );
    finish(undefined, values);
  };
  const deliver = (values: Checked, honeypot: string) =>
    send(honeypot, async (client, headers) => {
      clearNotice();
      setAskedFor(true);
      try {
        const result = await definition.send(values, client);
        if (definition.success) showToast({ status: 'success', title: definition.success });
        finish(result, values);
        expireKeySoon(definition.name, headers[submitHeaders.key]);
      } catch (error) {
        if (isCodeFailure(error)) throw error;
        if (isShownAsSentOnFailure && !namesFields(error)) return showAsSent(error, values, client, headers);
        const canBeQueued = hasNoResponse(error) && secrets.length === 0;
        if (!canBeQueued || !(await addToQueue(client, headers))) return explain(error);
        empty();
        // The waiting panel has the focus; the thank-you panel, which comes later, must not take it.
        setAskedFor(false);
      }
    });

  const { errors, isSubmitted, dirtyFields, isValid, isDirty } = form.formState;
  const waiting = useWaiting(definition.name, {
    isBusy: isShownAsSentOnFailure && !isSent && isDirty,
    onTaken({ values, refusal }) {
      // The inputs must exist before they get their values.
      flushSync(() => {
        setSent(false);
        setAskedFor(true);
      });
      for (const [name, value] of Object.entries(values))
        if (name in blank) form.setValue(name, value, { shouldDirty: true });
      draft.keep();
      if (refusal) explain(new FormRejected(refusal.message, { ...refusal.fields }));
      else focusForm(id);
    },
    onSent({ key, values }) {
      expireKeySoon(definition.name, key);
      // The visitor has already seen the thank-you panel and may be filling in the next form.
      if (isShownAsSentOnFailure) return;
      empty();
      const isWatched = isAskedFor || isAttended(id);
      setAskedFor(isWatched);
      const checked = checkForm(definition.schema(), values);
      if (checked.ok) onSent?.(undefined, checked.value as Checked);
      // Only the next page of sign-up needs the result, and sign-up is never queued, because it has a password.
      const next = isWatched && definition.next?.(undefined as Result, search);
      if (next) navigate(next.to, { state: next.state });
      else setSent(true);
    },
  });

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
    isAskedFor,
    waitingSince: isShownAsSentOnFailure ? undefined : waiting.since,
    /** Shown as sent, but offline and still in the resend queue. */
    isSentLater: isShownAsSentOnFailure && waiting.since !== undefined && !navigator.onLine,
    isRestored: draft.isRestored,
    hasSecrets: secrets.length > 0,
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
      focusForm(id);
    },
    /** Sends a waiting form now. */
    async tryNow() {
      setAskedFor(true);
      if (await waiting.tryNow()) setAskedFor(false);
    },
    /** Replaces the waiting panel with the form and the values that were sent. */
    change: waiting.takeBack,
    async submit(event: SubmitEvent<HTMLFormElement>) {
      const plain = nativeFormOf(event.currentTarget, form.getValues());
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
    ...createFieldProps({ id, form, initial, masks: definition.masks, refOf, errorOf }),
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
  | 'isAskedFor'
  | 'waitingSince'
  | 'isSentLater'
  | 'hasSecrets'
  | 'isRestored'
  | 'problems'
  | 'startOver'
  | 'again'
  | 'tryNow'
  | 'change'
  | 'submit'
>;

const namesFields = (error: unknown) => error instanceof FormRejected && Object.keys(error.fields).length > 0;

function useFormActionData(name: string): FormActionData | undefined {
  const answer = useActionData() as FormActionData | undefined;
  return answer?.form === name ? answer : undefined;
}
