import { FormRejected, NetworkError } from '#app/forms/transport/form-client.ts';
import { forms } from '#words/forms.ts';

/** Said above the button and in a toast; `text` is what a visitor can do about it. */
export type Notice = { title: string; text?: string };

/** The server's own words when it had any, otherwise the form's; and plainly so when the line is what is missing. */
export const noticeOf = (error: unknown, failure: string): Notice => {
  if (error instanceof FormRejected) return { title: error.message };
  if (!(error instanceof NetworkError)) return { title: failure };
  return { title: failure, text: navigator.onLine ? forms.unanswered : forms.offline };
};
