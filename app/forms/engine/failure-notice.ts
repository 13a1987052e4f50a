import { FormRejected, NetworkError } from '#app/forms/transport/send-errors.ts';
import { forms } from '#words/forms.ts';

/** Shown above the button and in a toast; `text` says what the visitor can do. */
export type Notice = { title: string; text?: string };

/** The server's message if there is one, otherwise the form's default; a network error also gets an explanation. */
export const noticeOf = (error: unknown, failure: string): Notice => {
  if (error instanceof FormRejected) return { title: error.message };
  if (!(error instanceof NetworkError)) return { title: failure };
  return { title: failure, text: navigator.onLine ? forms.unanswered : forms.offline };
};
