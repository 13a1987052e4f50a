import { FormRejected } from '#app/forms/transport/form-client.ts';

const waits = [5, 15, 45, 120, 300].map((seconds) => seconds * 1000);

/** The server read it and said no: it would say so again. All else is a matter of time. */
const isFinal = (error: unknown) =>
  error instanceof FormRejected &&
  (error.status === 422 || error.code === 'FORM_REFUSED' || error.code === 'BAD_USER_INPUT');

/** A while, or until the line is back if it was down. */
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

export type Outcome = 'taken in' | 'refused' | 'unanswered';

/**
 * For a form that is shown as sent although its call failed: its lead must not be lost with that, so it is sent again
 * while the visitor is here. The server knows the attempt by its key, should the first one have arrived after all.
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
