import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { useWaiting } from '#app/forms/resend/use-waiting.ts';
import { browserPage, lookUpIpAddress } from '#app/forms/transport/browser-page.ts';
import { createFormClient, type FormClient } from '#app/forms/transport/form-client.ts';
import { httpCalls } from '#app/forms/transport/http-calls.ts';
import { currentKey, expireKeySoon, type SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { Cancelled, FormRefused, hasNoResponse, NetworkError } from '#app/forms/transport/send-errors.ts';
import { xhrPost } from '#app/forms/transport/xhr-post.ts';
import { openPage } from '#app/islands/open-page.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { forms } from '#words/forms.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';
import { focusForm, isAttended, showFocusedField } from './form-focus.ts';
import { isCodeFailure } from './native-submit.ts';
import type { FormState } from './use-form-values.ts';

/** Shown above the button; `text` says what the visitor can do after a request without a response. */
export type Notice = { title: string; text?: string };

/** The server's message, or else the form's default; a network error also gets an explanation. */
export const noticeOf = (error: unknown, failure: string): Notice => {
  if (error instanceof FormRefused) return { title: error.message };
  if (!(error instanceof NetworkError)) return { title: failure };
  if (error.shown) return { title: error.shown };
  return { title: failure, text: navigator.onLine ? forms.noResponse : forms.offline };
};

export type OnSent<Checked, Result> = (result: Result | undefined, values: Checked) => void;

/** What became of a form: sent, or not sent and why. */
function useOutcome<Typed extends FormValues, Checked, Result>(
  { failure, success, next }: FormDefinition<Typed, Checked, Result>,
  { id, fields, blank, actionData, empty }: FormState,
  onSent: OnSent<Checked, Result> | undefined,
) {
  const [isSent, setSent] = useState(actionData?.isSent ?? false);
  const [isFromVisitor, setFromVisitor] = useState(actionData?.isSent ?? false);
  const [notice, setNotice] = useState<Notice | undefined>(
    actionData?.notice ? { title: actionData.notice } : undefined,
  );
  const failedValues = useRef('');
  const valuesNow = () => JSON.stringify(fields.values());
  const sendAgain = () => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();

  // A form that cannot be stored with the unsent forms is sent again by its page, unless the visitor is
  // changing it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for each notice
  useEffect(() => {
    if (notice?.text !== forms.offline) return;
    const onOnline = () => {
      if (valuesNow() === failedValues.current) sendAgain();
      else setNotice({ ...notice, text: forms.backOnline });
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [notice]);

  // A form that got no response and is not stored with the unsent forms exists only in this page, which then
  // asks before the visitor leaves it. Only then, because Firefox keeps no page with this listener for the
  // Back button.
  const isOnlyHere = notice?.text !== undefined;
  useEffect(() => {
    if (!isOnlyHere) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnlyHere]);

  return {
    isSent,
    setSent,
    /** False for a result without an action of the visitor: it must not take the focus or scroll the page. */
    isFromVisitor,
    setFromVisitor,
    notice,
    clearNotice: () => setNotice(undefined),
    /** Shows why the form was not sent, and which fields are wrong. */
    explain(error: unknown) {
      failedValues.current = valuesNow();
      setNotice(noticeOf(error, failure));
      const all = error instanceof FormRefused ? error.fields : {};
      const wrong = Object.entries(all).filter(([name]) => name in blank);
      if (wrong.length === 0) return;
      for (const [name, message] of wrong) fields.setErrorOf(name, message);
      fields.focus(wrong.map(([name]) => name));
      showFocusedField(id);
    },
    /** Opens the next page of the form, or shows the thank-you panel, and empties the form. */
    async finish({
      result,
      values,
      canOpenNext,
    }: {
      result?: Result;
      values?: Checked;
      canOpenNext: boolean;
    }) {
      if (values !== undefined) onSent?.(result, values);
      // Only the next page of sign-up needs the result, and sign-up is never an unsent form, because it has a
      // password.
      const opened = canOpenNext && next?.(result as Result, new URLSearchParams(window.location.search));
      if (opened) await openPage(opened.to, { ...opened.state, toast: success });
      else setSent(true);
      empty();
    },
  };
}

const namesFields = (error: unknown) => error instanceof FormRefused && Object.keys(error.fields).length > 0;

/** Sends a form. Without a response it is an unsent form, until the server has stored or refused it. */
export function useSending<Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
  state: FormState,
  onSent: OnSent<Checked, Result> | undefined,
) {
  const { id, fields, since, empty, fillIn } = state;
  const outcome = useOutcome(definition, state, onSent);
  const { name, failure, success, secrets = [], hasIpAddress, isShownAsSentOnFailure = false } = definition;
  const [progress, setProgress] = useState<number>();
  /** Of the request that is being sent. */
  const abort = useRef<AbortController>(undefined);
  const ip = useRef<string>(undefined);
  useEffect(() => {
    if (!hasIpAddress) return;
    lookUpIpAddress().then((found) => {
      ip.current = found;
    });
  }, [hasIpAddress]);

  const waiting = useWaiting(name, {
    isBusy: isShownAsSentOnFailure && !outcome.isSent && fields.isDirty,
    onTaken({ values, refusal }) {
      // The inputs must exist before they get their values.
      flushSync(() => {
        outcome.setSent(false);
        outcome.setFromVisitor(true);
      });
      fillIn(values);
      if (refusal) outcome.explain(new FormRefused(refusal.message, { ...refusal.fields }));
      else focusForm(id);
    },
    onSent({ key, values }) {
      expireKeySoon(name, key);
      // The visitor has already seen the thank-you panel and may be filling in the next form.
      if (isShownAsSentOnFailure) return;
      const isWatched = outcome.isFromVisitor || isAttended(id);
      outcome.setFromVisitor(isWatched);
      const checked = checkForm(definition.schema(), values);
      outcome.finish({ values: checked.ok ? (checked.value as Checked) : undefined, canOpenNext: isWatched });
    },
  });

  const attempt = async (values: Checked, client: FormClient, headers: SubmitHeaders) => {
    const addUnsent = () => waiting.add(client, headers, fields.values(), success);
    try {
      const result = await definition.send(values, client);
      // The next page shows it instead.
      if (success && !definition.next) showToast({ status: 'success', title: success });
      const finished = outcome.finish({ result, values, canOpenNext: true });
      expireKeySoon(name, headers[submitHeaders.key]);
      await finished;
    } catch (error) {
      if (error instanceof Cancelled) return;
      if (isCodeFailure(error)) throw error;
      const canWait = isShownAsSentOnFailure
        ? !namesFields(error)
        : hasNoResponse(error) && secrets.length === 0;
      if (!canWait || !(await addUnsent())) outcome.explain(error);
      else if (isShownAsSentOnFailure) {
        showToast({ status: 'error', title: noticeOf(error, failure).title });
        outcome.finish({ values, canOpenNext: false });
      } else {
        empty();
        // The waiting panel has the focus; the thank-you panel, which comes later, must not take it.
        outcome.setFromVisitor(false);
      }
    }
  };

  return {
    isSent: outcome.isSent,
    isFromVisitor: outcome.isFromVisitor,
    notice: outcome.notice,
    /** Replaces the thank-you panel. */
    showForm: () => outcome.setSent(false),
    /** The share of the request body that was sent, 0 to 1; undefined when nothing is being sent. */
    progress,
    /** Sends with the idempotency key, timing and honeypot. A press during a request does nothing. */
    async deliver(values: Checked, honeypot: string) {
      if (abort.current) return;
      abort.current = new AbortController();
      setProgress(0);
      outcome.clearNotice();
      outcome.setFromVisitor(true);
      try {
        const headers: SubmitHeaders = {
          [submitHeaders.key]: currentKey(name),
          [submitHeaders.elapsed]: String(Math.round(performance.now() - since)),
          ...(honeypot && { [submitHeaders.honeypot]: encodeURIComponent(honeypot) }),
        };
        const calls = httpCalls(xhrPost(setProgress, abort.current.signal), headers);
        await attempt(values, createFormClient(calls, browserPage(ip.current)), headers);
      } finally {
        abort.current = undefined;
        setProgress(undefined);
      }
    },
    cancel: () => abort.current?.abort(),
    waitingSince: isShownAsSentOnFailure ? undefined : waiting.since,
    /** Shown as sent, but offline and still unsent. */
    isSentLater: isShownAsSentOnFailure && waiting.since !== undefined && !navigator.onLine,
    /** Sends a waiting form now. */
    async tryNow() {
      outcome.setFromVisitor(true);
      if (await waiting.tryNow()) outcome.setFromVisitor(false);
    },
    /** Replaces the waiting panel with the form and the values that were sent. */
    takeBack: waiting.takeBack,
  };
}
