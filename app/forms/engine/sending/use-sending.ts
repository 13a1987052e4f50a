import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import type { FormDefinition, FormValues } from '#app/forms/engine/form-definition.ts';
import { focusForm, isAttended } from '#app/forms/engine/form-focus.ts';
import type { FormState } from '#app/forms/engine/use-form-values.ts';
import { retryInPage } from '#app/forms/resend/retry-in-page.ts';
import { useWaiting } from '#app/forms/resend/use-waiting.ts';
import { browserPage, lookUpIpAddress } from '#app/forms/transport/browser-page.ts';
import { createFormClient, type FormClient } from '#app/forms/transport/form-client.ts';
import { httpCalls } from '#app/forms/transport/http-calls.ts';
import { currentKey, expireKeySoon, type SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { Cancelled, FormRefused, hasNoResponse } from '#app/forms/transport/send-errors.ts';
import { xhrPost } from '#app/forms/transport/xhr-post.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { isCodeFailure } from './native-submit.ts';
import { type FormOutcome, noticeOf } from './use-outcome.ts';

const namesFields = (error: unknown) => error instanceof FormRefused && Object.keys(error.fields).length > 0;

/** Sends a form. Without a response it is an unsent form, until the server has stored or refused it. */
export function useSending<Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
  { id, fields, since, empty, fillIn }: FormState,
  outcome: FormOutcome<Checked, Result>,
) {
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
      outcome.finish({ result, values, canOpenNext: true });
      expireKeySoon(name, headers[submitHeaders.key]);
    } catch (error) {
      if (error instanceof Cancelled) return;
      if (isCodeFailure(error)) throw error;
      if (isShownAsSentOnFailure && !namesFields(error)) {
        showToast({ status: 'error', title: noticeOf(error, failure).title });
        if (!(await addUnsent()))
          retryInPage(client, headers).then(
            (isStored) => isStored && expireKeySoon(name, headers[submitHeaders.key]),
          );
        outcome.finish({ values, canOpenNext: false });
      } else if (hasNoResponse(error) && secrets.length === 0 && (await addUnsent())) {
        empty();
        // The waiting panel has the focus; the thank-you panel, which comes later, must not take it.
        outcome.setFromVisitor(false);
      } else outcome.explain(error);
    }
  };

  return {
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
