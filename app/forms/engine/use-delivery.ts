import { flushSync } from 'react-dom';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { retryInPage } from '#app/forms/resend/retry-in-page.ts';
import { useWaiting } from '#app/forms/resend/use-waiting.ts';
import type { FormClient } from '#app/forms/transport/form-client.ts';
import { expireKeySoon, type SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { FormRefused, hasNoResponse } from '#app/forms/transport/send-errors.ts';
import { useSubmit } from '#app/forms/transport/use-submit.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import type { FormDefinition, FormValues } from './form-definition.ts';
import { focusForm, isAttended } from './form-focus.ts';
import { isCodeFailure } from './native-submit.ts';
import type { FormState } from './use-form-values.ts';
import { noticeOf } from './use-notice.ts';
import type { FormOutcome } from './use-outcome.ts';

/** Sends a form now, or later through the resend queue. */
export function useDelivery<Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
  { id, form, blank, since, draft, empty }: FormState,
  {
    isSent,
    setSent,
    isFromVisitor,
    setFromVisitor,
    clearNotice,
    explain,
    finish,
  }: FormOutcome<Checked, Result>,
) {
  const { name, failure, success, secrets = [] } = definition;
  const { hasIpAddress = false, isShownAsSentOnFailure = false } = definition;
  const { progress, send } = useSubmit({ form: name, since, hasIpAddress });

  const waiting = useWaiting(name, {
    isBusy: isShownAsSentOnFailure && !isSent && form.formState.isDirty,
    onTaken({ values, refusal }) {
      // The inputs must exist before they get their values.
      flushSync(() => {
        setSent(false);
        setFromVisitor(true);
      });
      for (const [field, value] of Object.entries(values))
        if (field in blank) form.setValue(field, value, { shouldDirty: true });
      draft.keep();
      if (refusal) explain(new FormRefused(refusal.message, { ...refusal.fields }));
      else focusForm(id);
    },
    onSent({ key, values }) {
      expireKeySoon(name, key);
      // The visitor has already seen the thank-you panel and may be filling in the next form.
      if (isShownAsSentOnFailure) return;
      const isWatched = isFromVisitor || isAttended(id);
      setFromVisitor(isWatched);
      const checked = checkForm(definition.schema(), values);
      finish({ values: checked.ok ? (checked.value as Checked) : undefined, canOpenNext: isWatched });
    },
  });

  const addToQueue = (client: FormClient, headers: SubmitHeaders) =>
    waiting.enqueue(client, headers, form.getValues(), success);
  const showAsSent = async (error: unknown, values: Checked, client: FormClient, headers: SubmitHeaders) => {
    showToast({ status: 'error', title: noticeOf(error, failure).title });
    if (!(await addToQueue(client, headers)))
      retryInPage(client, headers).then(
        (isStored) => isStored && expireKeySoon(name, headers[submitHeaders.key]),
      );
    finish({ values, canOpenNext: false });
  };
  const deliver = (values: Checked, honeypot: string) =>
    send(honeypot, async (client, headers) => {
      clearNotice();
      setFromVisitor(true);
      try {
        const result = await definition.send(values, client);
        if (success) showToast({ status: 'success', title: success });
        finish({ result, values, canOpenNext: true });
        expireKeySoon(name, headers[submitHeaders.key]);
      } catch (error) {
        if (isCodeFailure(error)) throw error;
        if (isShownAsSentOnFailure && !namesFields(error)) return showAsSent(error, values, client, headers);
        const canBeQueued = hasNoResponse(error) && secrets.length === 0;
        if (!canBeQueued || !(await addToQueue(client, headers))) return explain(error);
        empty();
        // The waiting panel has the focus; the thank-you panel, which comes later, must not take it.
        setFromVisitor(false);
      }
    });

  return {
    /** The share of the request body that was sent, 0 to 1; undefined when nothing is being sent. */
    progress,
    deliver,
    waitingSince: isShownAsSentOnFailure ? undefined : waiting.since,
    /** Shown as sent, but offline and still in the resend queue. */
    isSentLater: isShownAsSentOnFailure && waiting.since !== undefined && !navigator.onLine,
    /** Sends a waiting form now. */
    async tryNow() {
      setFromVisitor(true);
      if (await waiting.tryNow()) setFromVisitor(false);
    },
    /** Replaces the waiting panel with the form and the values that were sent. */
    change: waiting.takeBack,
  };
}

const namesFields = (error: unknown) => error instanceof FormRefused && Object.keys(error.fields).length > 0;
