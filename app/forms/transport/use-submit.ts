import { useEffect, useRef, useState } from 'react';
import { attemptHeaders } from '#domain/forms/attempt-headers.ts';
import { type AttemptMarks, attemptKey } from './idempotency-key.ts';
import { browserPost } from './xhr-post.ts';
import { type Courier, createCourier } from './form-client.ts';
import { browserPage, lookUpAddress } from './page-context.ts';

type Settings = {
  /** The form's name: each has attempts of its own. */
  form: string;
  /** When the form was there to be filled, on the clock of `performance`. */
  since: number;
  asksAddress: boolean;
};

/** One sending at a time, however often the button is pressed, with what the server wants to know about an attempt. */
export function useSending({ form, since, asksAddress }: Settings) {
  const [progress, setProgress] = useState<number>();
  const isUnderWay = useRef(false);
  const address = useRef<string>(undefined);

  useEffect(() => {
    if (!asksAddress) return;
    lookUpAddress().then((found) => {
      address.current = found;
    });
  }, [asksAddress]);

  const send = async (trap: string, deliver: (courier: Courier, attempt: AttemptMarks) => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProgress(0);
    try {
      const attempt: AttemptMarks = {
        [attemptHeaders.key]: attemptKey(form),
        [attemptHeaders.elapsed]: String(Math.round(performance.now() - since)),
        ...(trap && { [attemptHeaders.trap]: encodeURIComponent(trap) }),
      };
      await deliver(createCourier(browserPost(setProgress), attempt, browserPage(address.current)), attempt);
    } finally {
      isUnderWay.current = false;
      setProgress(undefined);
    }
  };
  return { progress, send };
}
