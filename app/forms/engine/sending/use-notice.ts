import { useEffect, useState } from 'react';
import { FormRefused, NetworkError } from '#app/forms/transport/send-errors.ts';
import { forms } from '#words/forms.ts';

/** Shown above the button; `text` says what the visitor can do after a request without a response. */
export type Notice = { title: string; text?: string };

/** The server's message, or else the form's default; a network error also gets an explanation. */
export const noticeOf = (error: unknown, failure: string): Notice => {
  if (error instanceof FormRefused) return { title: error.message };
  if (!(error instanceof NetworkError)) return { title: failure };
  if (error.shown) return { title: error.shown };
  return { title: failure, text: navigator.onLine ? forms.noResponse : forms.offline };
};

type Resubmit = {
  sendAgain: () => void;
  /** Whether the form still has the values with which it failed. */
  isUnchanged: () => boolean;
};

/** The reason why a form was not sent, beside its button until the next submit. */
export function useNotice(first: string | undefined, { sendAgain, isUnchanged }: Resubmit) {
  const [notice, setNotice] = useState<Notice | undefined>(first ? { title: first } : undefined);

  // A form that cannot be stored with the unsent forms is sent again by its page, unless the visitor is
  // changing it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for each notice
  useEffect(() => {
    if (notice?.text !== forms.offline) return;
    const onOnline = () => {
      if (isUnchanged()) sendAgain();
      else setNotice({ ...notice, text: forms.backOnline });
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [notice]);

  return {
    notice,
    show: setNotice,
    clear: () => setNotice(undefined),
  };
}
