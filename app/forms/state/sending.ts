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
  | { is: 'idle' }
  /** The share of the request body that was sent, 0 to 1. */
  | { is: 'sending'; share: number }
  | { is: 'sent'; hasFocus: boolean }
  /** The form is neither sent nor stored with the unsent forms. */
  | { is: 'failed'; notice: Notice };

/** What `FormShell` shows. A waiting form is stored in the browser, so every tab shows it as waiting. */
export type FormStatus = Sending | { is: 'waiting'; since: Instant; hasFocus: boolean };

export type SendingEvent =
  | { type: 'requested' }
  | { type: 'progressed'; share: number }
  | { type: 'stored'; hasFocus: boolean }
  | { type: 'failed'; notice: Notice }
  /** The request is over, with or without an event of its own. */
  | { type: 'ended' }
  /** The visitor wants to see the form again. */
  | { type: 'reopened' };

export const nextSending = (state: Sending, event: SendingEvent): Sending => {
  switch (event.type) {
    case 'requested':
      return { is: 'sending', share: 0 };
    case 'progressed':
      return state.is === 'sending' ? { is: 'sending', share: event.share } : state;
    case 'stored':
      return { is: 'sent', hasFocus: event.hasFocus };
    case 'failed':
      return { is: 'failed', notice: event.notice };
    case 'ended':
      return state.is === 'sending' ? { is: 'idle' } : state;
    case 'reopened':
      return { is: 'idle' };
  }
};

/** A form that waits is shown as waiting, whatever else became of it in this page. */
export const statusOf = (sending: Sending, waitingSince: Instant | undefined): FormStatus =>
  waitingSince === undefined
    ? sending
    : { is: 'waiting', since: waitingSince, hasFocus: sending.is === 'sending' };

/** The server's message, or else the form's default; a network error also gets an explanation. */
export const noticeOf = (error: unknown, failure: string): Notice => {
  if (error instanceof FormRefused) return { title: error.message };
  if (!(error instanceof NetworkError)) return { title: failure };
  if (error.shown) return { title: error.shown };
  return { title: failure, text: navigator.onLine ? formWords.noResponse : formWords.offline };
};
