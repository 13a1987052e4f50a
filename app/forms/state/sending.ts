import { FormRefused, NetworkError } from '#app/forms/transport/send-errors.ts';
import type { Instant } from '#domain/dates.ts';
import { formWords } from '#words/forms.ts';

/**
 * Shown above the button. After a request without a response the form may exist only in this page; then
 * `text` says what the visitor can do.
 */
export type Notice = { title: string; text?: string };

/** What became of a form in this page. `hasFocus`: the visitor waits for the panel, so it gets the focus. */
export type Sending =
  | { kind: 'idle' }
  /** The share of the request body that was sent, 0 to 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'sent'; hasFocus: boolean }
  /** The form is neither sent nor stored with the unsent forms. */
  | { kind: 'failed'; notice: Notice };

/** What `FormShell` shows. A waiting form is stored in the browser, so every tab shows it as waiting. */
export type FormStatus = Sending | { kind: 'waiting'; since: Instant; hasFocus: boolean };

/** The server's message, or else the form's default; a network error also gets an explanation. */
export const noticeOf = (error: unknown, failure: string): Notice => {
  if (error instanceof FormRefused) return { title: error.message };
  if (!(error instanceof NetworkError)) return { title: failure };
  if (error.messageForVisitor) return { title: error.messageForVisitor };
  return { title: failure, text: navigator.onLine ? formWords.noResponse : formWords.offline };
};
