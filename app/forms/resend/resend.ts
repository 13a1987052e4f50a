import type { AnyForm } from '#app/forms/engine/form-definition.ts';
import { createFormClient, FormRejected, httpCalls } from '#app/forms/transport/form-client.ts';
import { expireKeySoon } from '#app/forms/transport/idempotency-key.ts';
import { xhrPost } from '#app/forms/transport/xhr-post.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { dequeueForm, enqueueForm, type QueuedForm, queuedForms } from './resend-queue.ts';

const waits = [5, 15, 45, 120, 300].map((seconds) => seconds * 1000);

/** The server read the form and rejected it, so a retry gets the same answer. Every other failure may be temporary. */
const isFinal = (error: unknown) =>
  error instanceof FormRejected &&
  (error.status === 422 || error.code === 'FORM_REFUSED' || error.code === 'BAD_USER_INPUT');

/** Ends after the given time, or earlier when the browser comes online. */
const pause = (ms: number) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

type Outcome = 'taken in' | 'refused' | 'unanswered';

/**
 * Retries a form that is shown as sent although its call failed. The first request may have arrived; every retry has
 * the same idempotency key, so the server stores the form once.
 */
export const retryUntilAnswered = async (
  failure: unknown,
  send: () => Promise<unknown>,
): Promise<Outcome> => {
  let last = failure;
  for (const wait of waits) {
    if (isFinal(last)) return 'refused';
    await pause(wait);
    try {
      await send();
      return 'taken in';
    } catch (error) {
      last = error;
    }
  }
  return isFinal(last) ? 'refused' : 'unanswered';
};

/** A form that is still unanswered stays in the queue, and the next page retries it. */
export const queueAndRetry = async (
  queued: QueuedForm,
  failure: unknown,
  send: () => Promise<unknown>,
): Promise<Outcome> => {
  enqueueForm(queued);
  const outcome = await retryUntilAnswered(failure, send);
  if (outcome === 'taken in') expireKeySoon(queued.form, queued.attempt[submitHeaders.key]);
  if (outcome !== 'unanswered') dequeueForm(queued);
  return outcome;
};

const resume = async (queued: QueuedForm, forms: readonly AnyForm[]) => {
  const form = forms.find(({ name }) => name === queued.form);
  if (!form) return dequeueForm(queued);
  const send = () =>
    form.send(queued.values, createFormClient(httpCalls(xhrPost(), queued.attempt), queued.page));
  try {
    await send();
  } catch (error) {
    await queueAndRetry(queued, error, send);
    return;
  }
  expireKeySoon(queued.form, queued.attempt[submitHeaders.key]);
  dequeueForm(queued);
};

/**
 * Sends what an earlier page left in the queue. The forms are a parameter, because they import this module through
 * `useSiteForm`.
 */
export const resumeQueue = async (forms: readonly AnyForm[]): Promise<void> => {
  await Promise.all(queuedForms().map((queued) => resume(queued, forms)));
};
