import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from '#app/forms/engine/form-definition.ts';
import type { FormClient } from '#app/forms/transport/form-client.ts';
import type { SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { resendNow, startResendLoop } from './resend-loop.ts';
import { addUnsent, onSentForm, type SentForm, takeUnsent } from './unsent-forms.ts';
import { parseUnsentList, unsentListText, useUnsent } from './unsent-list.ts';
import type { UnsentForm } from './unsent-store.ts';

type Options = {
  /** The visitor is typing in the form: a refused form returns to it only afterwards. */
  isBusy?: boolean;
  /** The form is no longer unsent: the visitor wants to change it, or the server refused it. */
  onTaken: (unsent: UnsentForm) => void;
  /** The form was sent again, from this tab or another one. */
  onSent: (sent: SentForm) => void;
};

/** One unsent form. */
export function useWaiting(form: string, { isBusy = false, onTaken, onSent }: Options) {
  const unsent = useUnsent(form);
  const [lastId, setLastId] = useState(unsent?.id);
  if (unsent && unsent.id !== lastId) setLastId(unsent.id);

  const takeBack = async () => {
    const taken = unsent && (await takeUnsent(unsent.id));
    if (taken) onTaken(taken);
  };
  const onRefused = useEffectEvent(takeBack);
  const isRefused = unsent?.isRefused === true;
  useEffect(() => {
    if (isRefused && !isBusy) onRefused();
  }, [isRefused, isBusy]);
  const isWaiting = unsent !== undefined && !isRefused;
  useEffect(() => {
    if (isWaiting) startResendLoop();
  }, [isWaiting]);

  const onMessage = useEffectEvent((sent: SentForm) => {
    if (sent.id === lastId) onSent(sent);
  });
  const hasWaited = lastId !== undefined;
  useEffect(() => (hasWaited ? onSentForm(onMessage) : undefined), [hasWaited]);

  return {
    /** Time of the submit; undefined when there is no unsent form. */
    since: unsent && !isRefused ? unsent.at : undefined,
    takeBack,
    /** False when the browser cannot store the form: then only its page can send it again. */
    add(client: FormClient, headers: SubmitHeaders, values: FormValues, success: string | undefined) {
      const at = Date.now();
      return addUnsent({
        id: `${headers[submitHeaders.key]} ${at}`,
        form,
        at,
        requests: client.openRequests(),
        headers,
        values,
        pageUri: client.page.pageUri,
        success,
      });
    },
    /** Sends the unsent forms now. True if this form is still one of them afterwards. */
    async tryNow(): Promise<boolean> {
      await resendNow();
      return parseUnsentList(unsentListText()).some(({ id }) => id === unsent?.id);
    },
  };
}
