import { useEffect, useRef, useState } from 'react';
import { submitHeaders } from '#domain/forms/attempt-headers.ts';
import { createFormClient, type FormClient } from './form-client.ts';
import { currentKey, type SubmitHeaders } from './idempotency-key.ts';
import { browserPage, lookUpAddress } from './page-context.ts';
import { xhrPost } from './xhr-post.ts';

type Settings = {
  /** The form's name: each has attempts of its own. */
  form: string;
  /** When the form was there to be filled, on the clock of `performance`. */
  since: number;
  asksAddress: boolean;
};

/** One sending at a time, however often the button is pressed, with what the server wants to know about an attempt. */
export function useSubmit({ form, since, asksAddress }: Settings) {
  const [progress, setProgress] = useState<number>();
  const isUnderWay = useRef(false);
  const address = useRef<string>(undefined);

  useEffect(() => {
    if (!asksAddress) return;
    lookUpAddress().then((found) => {
      address.current = found;
    });
  }, [asksAddress]);

  const send = async (
    trap: string,
    deliver: (courier: FormClient, attempt: SubmitHeaders) => Promise<void>,
  ) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProgress(0);
    try {
      const attempt: SubmitHeaders = {
        [submitHeaders.key]: currentKey(form),
        [submitHeaders.elapsed]: String(Math.round(performance.now() - since)),
        ...(trap && { [submitHeaders.trap]: encodeURIComponent(trap) }),
      };
      await deliver(createFormClient(xhrPost(setProgress), attempt, browserPage(address.current)), attempt);
    } finally {
      isUnderWay.current = false;
      setProgress(undefined);
    }
  };
  return { progress, send };
}
