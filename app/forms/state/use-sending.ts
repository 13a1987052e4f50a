import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { openPage } from '#app/browser/open-page.ts';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { resendNow } from '#app/forms/resend/resend-loop.ts';
import { addUnsent } from '#app/forms/resend/unsent-forms.ts';
import { useWaiting } from '#app/forms/resend/use-waiting.ts';
import { browserPage, lookUpIpAddress } from '#app/forms/transport/browser-page.ts';
import { type FormRequest, performInTurn, type SourcePage } from '#app/forms/transport/form-requests.ts';
import { httpCalls } from '#app/forms/transport/http-calls.ts';
import { currentKey, expireKeySoon, type SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { Cancelled, FormRefused, hasNoResponse } from '#app/forms/transport/send-errors.ts';
import { xhrPost } from '#app/forms/transport/xhr-post.ts';
import type { FormCalls } from '#domain/forms/form-calls.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import type { FormActionData, FormDefinition, FormValues } from './form-definition.ts';
import { focusForm, isAttended, showFocusedField } from './form-focus.ts';
import { isCodeFailure } from './native-submit.ts';
import { nextSending, noticeOf, type Sending, statusOf } from './sending.ts';
import type { FormState } from './use-form-values.ts';

const namesFields = (error: unknown) => error instanceof FormRefused && Object.keys(error.fields).length > 0;

/** The response to a form that the browser itself posted. */
const postedSending = (actionData: FormActionData | undefined): Sending => {
  if (actionData?.isSent) return { is: 'sent', hasFocus: true };
  if (!actionData?.notice) return { is: 'idle' };
  return { is: 'failed', notice: { title: actionData.notice } };
};

/** Sends a form. Without a response it is an unsent form, until the server has stored or refused it. */
export function useSending<Typed extends FormValues, Checked>(
  definition: FormDefinition<Typed, Checked>,
  { id, fields, blank, since, actionData, empty, fillIn }: FormState,
  onSent: (() => void) | undefined,
) {
  const {
    name,
    failure,
    success,
    mark,
    next,
    secrets = [],
    hasIpAddress,
    isShownAsSentOnFailure = false,
  } = definition;
  const [state, dispatch] = useReducer(nextSending, actionData, postedSending);
  const notice = state.is === 'failed' ? state.notice : undefined;
  /** Of the request that is being sent. */
  const abort = useRef<AbortController>(undefined);
  const ip = useRef<string>(undefined);
  useEffect(() => {
    if (!hasIpAddress) return;
    lookUpIpAddress().then((found) => {
      ip.current = found;
    });
  }, [hasIpAddress]);

  // The browser asks before the visitor leaves the only copy. The listener exists only then, because Firefox
  // does not keep a page with it for the Back button.
  const isOnlyCopy = notice?.text !== undefined;
  useEffect(() => {
    if (!isOnlyCopy) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 look only at this property.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnlyCopy]);

  /** Shows why the form was not sent, and which fields are wrong. */
  const explain = (error: unknown) => {
    dispatch({ type: 'failed', notice: noticeOf(error, failure) });
    const all = error instanceof FormRefused ? error.fields : {};
    const wrong = Object.entries(all).filter(([field]) => field in blank);
    if (wrong.length === 0) return;
    for (const [field, message] of wrong) fields.setErrorOf(field, message);
    fields.focus(wrong.map(([field]) => field));
    showFocusedField(id);
  };
  /** Opens the next page of the form if the visitor waits for it, or shows the thank-you panel. */
  const finish = async (isAwaited: boolean, result?: unknown, values?: Checked) => {
    onSent?.();
    // Result and values are missing after an unsent form. No form whose next page needs them can be one:
    // sign-up has a password, and the popup has no request.
    const search = new URLSearchParams(window.location.search);
    const opened = isAwaited && next?.(result, search, values as Checked);
    if (opened) await openPage(opened.to, { ...opened.state, toast: success });
    else dispatch({ type: 'stored', hasFocus: isAwaited });
    empty();
  };

  const waiting = useWaiting(name, {
    isBusy: isShownAsSentOnFailure && state.is !== 'sent' && fields.isDirty,
    onTaken({ values, refusal }) {
      // The inputs must exist before they get their values.
      flushSync(() => dispatch({ type: 'reopened' }));
      fillIn(values);
      if (refusal) explain(new FormRefused(refusal.message, { ...refusal.fields }));
      else focusForm(id);
    },
    onSent({ key }) {
      expireKeySoon(name, key);
      // The visitor has already seen the thank-you panel and may be filling in the next form.
      if (isShownAsSentOnFailure) return;
      finish(state.is === 'sending' || isAttended(id));
    },
  });

  /** False without a request, or when the browser cannot store it: only this page can send it again. */
  const store = async (requests: readonly FormRequest[], headers: SubmitHeaders, pageUri: string) => {
    if (requests.length === 0) return false;
    const at = Date.now();
    return addUnsent({
      id: `${headers[submitHeaders.key]} ${at}`,
      form: name,
      at,
      requests,
      headers,
      values: fields.values(),
      pageUri,
      success,
      mark,
    });
  };
  const attempt = async (values: Checked, calls: FormCalls, headers: SubmitHeaders, page: SourcePage) => {
    let open: FormRequest[] = [];
    try {
      open = [...definition.requests(values, page)];
      const result = await performInTurn(calls, open);
      // The next page shows it instead.
      if (success && !next) showToast({ status: 'success', title: success });
      const finished = finish(true, result, values);
      expireKeySoon(name, headers[submitHeaders.key]);
      await finished;
    } catch (error) {
      if (error instanceof Cancelled) return;
      if (isCodeFailure(error)) throw error;
      const canWait = isShownAsSentOnFailure
        ? !namesFields(error)
        : hasNoResponse(error) && secrets.length === 0;
      if (!canWait || !(await store(open, headers, page.pageUri))) return explain(error);
      if (!isShownAsSentOnFailure) return empty();
      showToast({ status: 'error', title: noticeOf(error, failure).title });
      await finish(true);
    }
  };

  return {
    status: statusOf(state, isShownAsSentOnFailure ? undefined : waiting.since),
    notice,
    /** Replaces the thank-you panel. */
    showForm: () => dispatch({ type: 'reopened' }),
    /** Sends with the idempotency key, timing and honeypot. A press during a request does nothing. */
    async deliver(values: Checked, honeypot: string) {
      if (abort.current) return;
      abort.current = new AbortController();
      // At once: a form that opens a page must first lose the question whether to leave this one.
      flushSync(() => dispatch({ type: 'requested' }));
      try {
        const headers: SubmitHeaders = {
          [submitHeaders.key]: currentKey(name),
          [submitHeaders.elapsed]: String(Math.round(performance.now() - since)),
          ...(honeypot && { [submitHeaders.honeypot]: encodeURIComponent(honeypot) }),
        };
        const onProgress = (share: number) => dispatch({ type: 'progressed', share });
        const page = browserPage(ip.current);
        const calls = httpCalls(xhrPost(onProgress, abort.current.signal), headers, page.pageUri);
        await attempt(values, calls, headers, page);
      } finally {
        abort.current = undefined;
        dispatch({ type: 'ended' });
      }
    },
    cancel: () => abort.current?.abort(),
    /** Shown as sent, but offline and still unsent. */
    isSentLater: isShownAsSentOnFailure && waiting.since !== undefined && !navigator.onLine,
    /** Sends a waiting form now. */
    async tryNow() {
      dispatch({ type: 'requested' });
      await resendNow();
      dispatch({ type: 'ended' });
    },
    /** Replaces the waiting panel with the form and the values that were sent. */
    takeBack: waiting.takeBack,
  };
}
