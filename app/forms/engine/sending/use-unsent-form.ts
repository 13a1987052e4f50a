import { flushSync } from 'react-dom';
import type { FormDefinition, FormValues } from '#app/forms/engine/form-definition.ts';
import { focusForm, isAttended } from '#app/forms/engine/form-focus.ts';
import type { FormState } from '#app/forms/engine/use-form-values.ts';
import { useWaiting } from '#app/forms/resend/use-waiting.ts';
import type { FormClient } from '#app/forms/transport/form-client.ts';
import { expireKeySoon, type SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { FormRefused } from '#app/forms/transport/send-errors.ts';
import { checkForm } from '#domain/forms/check-form.ts';
import type { FormOutcome } from './use-outcome.ts';

/** An unsent form, until the server has stored or refused it or the visitor changes it. */
export function useUnsentForm<Typed extends FormValues, Checked, Result>(
  { name, schema, success, isShownAsSentOnFailure = false }: FormDefinition<Typed, Checked, Result>,
  { id, form, fillIn }: FormState,
  outcome: FormOutcome<Checked, Result>,
) {
  const waiting = useWaiting(name, {
    isBusy: isShownAsSentOnFailure && !outcome.isSent && form.formState.isDirty,
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
      const checked = checkForm(schema(), values);
      outcome.finish({ values: checked.ok ? (checked.value as Checked) : undefined, canOpenNext: isWatched });
    },
  });

  return {
    /** False when the browser cannot store the form. */
    addUnsent: (client: FormClient, headers: SubmitHeaders) =>
      waiting.add(client, headers, form.getValues(), success),
    waitingSince: isShownAsSentOnFailure ? undefined : waiting.since,
    /** Shown as sent, but offline and still unsent. */
    isSentLater: isShownAsSentOnFailure && waiting.since !== undefined && !navigator.onLine,
    /** Sends a waiting form now. */
    async tryNow() {
      outcome.setFromVisitor(true);
      if (await waiting.tryNow()) outcome.setFromVisitor(false);
    },
    /** Replaces the waiting panel with the form and the values that were sent. */
    change: waiting.takeBack,
  };
}
