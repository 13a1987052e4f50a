import { useEffect, useRef, useState } from 'react';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { browserPage, lookUpIpAddress } from './browser-page.ts';
import { createFormClient, type FormClient } from './form-client.ts';
import { httpCalls } from './http-calls.ts';
import { currentKey, type SubmitHeaders } from './idempotency-key.ts';
import { xhrPost } from './xhr-post.ts';

type Options = {
  /** The form's name: each form has its own idempotency key. */
  form: string;
  /** The time at which the form was shown, from `performance.now()`. */
  since: number;
  hasIpAddress: boolean;
};

/** Sends a form with its idempotency key, timing and honeypot. Clicks during a request do nothing. */
export function useFormSender({ form, since, hasIpAddress }: Options) {
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

  const send = async (
    honeypot: string,
    deliver: (client: FormClient, headers: SubmitHeaders) => Promise<void>,
  ) => {
    if (abort.current) return;
    abort.current = new AbortController();
    setProgress(0);
    try {
      const headers: SubmitHeaders = {
        [submitHeaders.key]: currentKey(form),
        [submitHeaders.elapsed]: String(Math.round(performance.now() - since)),
        ...(honeypot && { [submitHeaders.honeypot]: encodeURIComponent(honeypot) }),
      };
      const calls = httpCalls(xhrPost(setProgress, abort.current.signal), headers);
      await deliver(createFormClient(calls, browserPage(ip.current)), headers);
    } finally {
      abort.current = undefined;
      setProgress(undefined);
    }
  };
  return { progress, send, cancel: () => abort.current?.abort() };
}
