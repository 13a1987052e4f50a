import { showToast } from '#app/components/ui/overlays/toast.tsx';
import type { FormDefinition, FormValues } from '#app/forms/engine/form-definition.ts';
import type { FormState } from '#app/forms/engine/use-form-values.ts';
import { retryInPage } from '#app/forms/resend/retry-in-page.ts';
import type { FormClient } from '#app/forms/transport/form-client.ts';
import { expireKeySoon, type SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { Cancelled, FormRefused, hasNoResponse } from '#app/forms/transport/send-errors.ts';
import { useFormSender } from '#app/forms/transport/use-form-sender.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { isCodeFailure } from './native-submit.ts';
import { noticeOf } from './use-notice.ts';
import type { FormOutcome } from './use-outcome.ts';

type AddUnsent = (client: FormClient, headers: SubmitHeaders) => Promise<boolean>;

/** Sends a form now. Without a response it is added to the unsent forms. */
export function useDelivery<Typed extends FormValues, Checked, Result>(
  definition: FormDefinition<Typed, Checked, Result>,
  { since, empty }: FormState,
  outcome: FormOutcome<Checked, Result>,
  addUnsent: AddUnsent,
) {
  const { name, failure, success, secrets = [] } = definition;
  const { hasIpAddress = false, isShownAsSentOnFailure = false } = definition;
  const { progress, send, cancel } = useFormSender({ form: name, since, hasIpAddress });

  const showAsSent = async (error: unknown, values: Checked, client: FormClient, headers: SubmitHeaders) => {
    showToast({ status: 'error', title: noticeOf(error, failure).title });
    if (!(await addUnsent(client, headers)))
      retryInPage(client, headers).then(
        (isStored) => isStored && expireKeySoon(name, headers[submitHeaders.key]),
      );
    outcome.finish({ values, canOpenNext: false });
  };
  const deliver = (values: Checked, honeypot: string) =>
    send(honeypot, async (client, headers) => {
      outcome.clearNotice();
      outcome.setFromVisitor(true);
      try {
        const result = await definition.send(values, client);
        if (success) showToast({ status: 'success', title: success });
        outcome.finish({ result, values, canOpenNext: true });
        expireKeySoon(name, headers[submitHeaders.key]);
      } catch (error) {
        if (error instanceof Cancelled) return;
        if (isCodeFailure(error)) throw error;
        if (isShownAsSentOnFailure && !namesFields(error)) return showAsSent(error, values, client, headers);
        const canBeStored = hasNoResponse(error) && secrets.length === 0;
        if (!canBeStored || !(await addUnsent(client, headers))) return outcome.explain(error);
        empty();
        // The waiting panel has the focus; the thank-you panel, which comes later, must not take it.
        outcome.setFromVisitor(false);
      }
    });

  return {
    /** The share of the request body that was sent, 0 to 1; undefined when nothing is being sent. */
    progress,
    deliver,
    cancel,
  };
}

const namesFields = (error: unknown) => error instanceof FormRefused && Object.keys(error.fields).length > 0;
