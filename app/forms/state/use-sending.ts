import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { openPage } from '#app/browser/open-page.ts';
import { writeItem } from '#app/browser/storage.ts';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { resendNow } from '#app/forms/resend/resend-loop.ts';
import { addUnsent } from '#app/forms/resend/unsent-forms.ts';
import { useWaiting } from '#app/forms/resend/use-waiting.ts';
import { browserPage, lookUpIpAddress } from '#app/forms/transport/browser-page.ts';
import { type FormRequest, performInTurn } from '#app/forms/transport/form-requests.ts';
import { httpTransport } from '#app/forms/transport/http-transport.ts';
import {
  currentKey,
  expireKeySoon,
  renewKey,
  type SubmitHeaders,
} from '#app/forms/transport/idempotency-key.ts';
import { Cancelled, FormRefused, hasNoResponse } from '#app/forms/transport/send-errors.ts';
import { xhrPost } from '#app/forms/transport/xhr-post.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import type { FormActionData, FormDefinition, FormValues } from './form-definition.ts';
import { focusForm, focusSubmitButton, isAttended } from './form-focus.ts';
import { isCodeFailure } from './native-submit.ts';
import { type FormStatus, noticeOf, type Sending } from './sending.ts';
import type { FieldState } from './use-fields.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

/** The response to a form that the browser itself posted. */
const postedSending = (actionData: FormActionData | undefined): Sending => {
  if (actionData?.isSent) return { kind: 'sent', hasFocus: true };
  if (!actionData?.notice) return { kind: 'idle' };
  return { kind: 'failed', notice: { title: actionData.notice } };
};

const beginning: Sending = { kind: 'sending', share: 0 };
/** After a request, unless it was sent or has failed. */
const idleIfSending = (sending: Sending): Sending =>
  sending.kind === 'sending' ? { kind: 'idle' } : sending;

/** Sends a form. Without a response it is an unsent form, until the server has stored or refused it. */
export function useSending<Typed extends FormValues, Checked>(
  definition: FormDefinition<Typed, Checked>,
  fields: FieldState,
  onSent: (() => void) | undefined,
) {
  const { name, failure, success, savedAs, nextPage, secrets = [], hasIpAddress } = definition;
  const { isShownAsSentOnFailure = false } = definition;
  const [sending, setSending] = useState(() => postedSending(fields.actionData));
  const notice = sending.kind === 'failed' ? sending.notice : undefined;
  /** Stops the request that is being sent. */
  const abort = useRef<AbortController>(undefined);
  const ip = useRef<string>(undefined);
  useEffect(() => {
    if (!hasIpAddress) return;
    lookUpIpAddress().then((found) => {
      ip.current = found;
    });
  }, [hasIpAddress]);

  const isOnlyCopy = notice?.text !== undefined;
  useLeaveQuestion(isOnlyCopy);

  /** Shows why the form was not sent, and which fields are wrong. */
  const showFailure = (error: unknown) => {
    setSending({ kind: 'failed', notice: noticeOf(error, failure) });
    if (error instanceof FormRefused) fields.showErrors(error.fields);
  };
  /** Opens the next page of the form if the visitor waits for it, or shows the thank-you panel. */
  const finish = async (isAwaited: boolean, result?: unknown, values?: Checked) => {
    onSent?.();
    // Result and values are missing after an unsent form. No form whose next page needs them can be one:
    // sign-up has a password, and the popup has no request.
    const search = new URLSearchParams(window.location.search);
    const opened = isAwaited && nextPage?.(result, search, values as Checked);
    if (opened) await openPage(opened.to, { ...opened.state, toast: success });
    else setSending({ kind: 'sent', hasFocus: isAwaited });
    fields.empty();
  };

  const waiting = useWaiting(name, {
    isBusy: isShownAsSentOnFailure && sending.kind !== 'sent' && fields.isDirty,
    onTaken({ values, refusal }) {
      // The inputs must exist before they get their values.
      flushSync(() => setSending({ kind: 'idle' }));
      fields.fillIn(values);
      if (refusal) showFailure(new FormRefused(refusal.message, { ...refusal.fields }));
      else focusForm(fields.id);
    },
    onSent({ key }) {
      expireKeySoon(name, key);
      // The visitor has already seen the thank-you panel and may be filling in the next form.
      if (!isShownAsSentOnFailure) finish(sending.kind === 'sending' || isAttended(fields.id));
    },
  });

  /** False without a request, or when the browser cannot store it: only this page can send it again. */
  const storeUnsent = async (requests: readonly FormRequest[], headers: SubmitHeaders, pageUri: string) => {
    if (requests.length === 0) return false;
    const at = Date.now();
    const id = `${headers[submitHeaders.key]} ${at}`;
    return addUnsent({
      id,
      form: name,
      at,
      requests,
      headers,
      values: fields.values(),
      pageUri,
      success,
      savedAs,
    });
  };
  /** Whether a form is stored and sent again after this error. */
  const canWait = (error: unknown) => {
    if (!isShownAsSentOnFailure) return hasNoResponse(error) && secrets.length === 0;
    return !(error instanceof FormRefused && Object.keys(error.fields).length > 0);
  };
  const attempt = async (values: Checked, headers: SubmitHeaders, signal: AbortSignal) => {
    const page = browserPage(ip.current);
    const onProgress = (share: number) =>
      setSending((current) => (current.kind === 'sending' ? { kind: 'sending', share } : current));
    let remaining: FormRequest[] = [];
    try {
      remaining = [definition.requests(values, page)].flat();
      const result = await performInTurn(
        httpTransport(xhrPost(onProgress, signal), headers, page.pageUri),
        remaining,
      );
      // The next page shows it instead.
      if (success && !nextPage) showToast({ status: 'success', title: success });
      if (savedAs) writeItem('localStorage', savedAs, JSON.stringify(values));
      const finished = finish(true, result, values);
      expireKeySoon(name, headers[submitHeaders.key]);
      await finished;
    } catch (error) {
      if (error instanceof Cancelled) return focusSubmitButton(fields.id);
      if (isCodeFailure(error)) throw error;
      if (!canWait(error) || !(await storeUnsent(remaining, headers, page.pageUri)))
        return showFailure(error);
      if (!isShownAsSentOnFailure) return fields.empty();
      showToast({ status: 'error', title: noticeOf(error, failure).title });
      await finish(true);
    }
  };

  const { since } = waiting;
  /** A form that waits is shown as waiting, whatever else became of it in this page. */
  const status: FormStatus =
    since === undefined || isShownAsSentOnFailure
      ? sending
      : { kind: 'waiting', since, hasFocus: sending.kind === 'sending' };
  return {
    status,
    notice,
    /** Replaces the thank-you panel with an empty form. */
    again() {
      renewKey(name);
      flushSync(() => setSending({ kind: 'idle' }));
      focusForm(fields.id);
    },
    /** Sends with the idempotency key, timing and honeypot. A press during a request does nothing. */
    async deliver(values: Checked, honeypot: string) {
      if (abort.current) return;
      abort.current = new AbortController();
      // At once: a form that opens a page must first lose the question whether to leave this one.
      flushSync(() => setSending(beginning));
      try {
        const headers: SubmitHeaders = {
          [submitHeaders.key]: currentKey(name),
          [submitHeaders.elapsed]: String(Math.round(performance.now() - fields.shownAfterMs)),
          ...(honeypot && { [submitHeaders.honeypot]: encodeURIComponent(honeypot) }),
        };
        await attempt(values, headers, abort.current.signal);
      } finally {
        abort.current = undefined;
        setSending(idleIfSending);
      }
    },
    /** Stops an upload; the form keeps its values. */
    cancel: () => abort.current?.abort(),
    /** Shown as sent, but offline and still unsent. */
    isSentLater: isShownAsSentOnFailure && since !== undefined && !navigator.onLine,
    /** Sends a waiting form now. */
    async tryNow() {
      setSending(beginning);
      await resendNow();
      setSending(idleIfSending);
    },
    /** Replaces the waiting panel with the form and the values that were sent. */
    takeBack: waiting.takeBack,
  };
}
