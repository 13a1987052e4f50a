import { createFormClient, type FormClient } from '#app/forms/transport/form-client.ts';
import { httpCalls, type Transport } from '#app/forms/transport/http-calls.ts';
import type { SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { isRefusal } from '#app/forms/transport/send-errors.ts';
import { xhrPost } from '#app/forms/transport/xhr-post.ts';
import { retryPausesMs } from './resend-loop.ts';

/** Ends after the given time, or when the browser comes online. */
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

/** Outlives its page. Browsers refuse more than 64 KB, which only a form with files has. */
const keepalivePost: Transport = async (path, body, headers) => {
  const { status } = await fetch(path, { method: 'POST', body, headers, keepalive: true });
  return { status, body: undefined };
};

/**
 * For a form that is shown as sent but cannot be stored in this browser: it is retried while the page is
 * open. Meanwhile the browser warns before it leaves the page, and if it does, the form is sent a last time.
 * True when the server has stored it, false when the server refused it.
 */
export const retryInPage = async (failed: FormClient, headers: SubmitHeaders): Promise<boolean> => {
  // New clients, because the progress of the failed one would cover the screen.
  const client = createFormClient(httpCalls(xhrPost(), headers), failed.page);
  const last = createFormClient(httpCalls(keepalivePost, headers), failed.page);
  let requests = failed.openRequests();
  const warn = (event: Event) => event.preventDefault();
  // The response comes too late for this page; the idempotency key makes all attempts one submission.
  const sendLast = () => void last.inTurn(requests).catch(() => {});
  // Only now, because Firefox does not keep a page with such a listener for the back button.
  window.addEventListener('beforeunload', warn);
  window.addEventListener('pagehide', sendLast);
  try {
    for (let attempts = 0; ; attempts += 1) {
      await pause(retryPausesMs[Math.min(attempts, retryPausesMs.length - 1)] as number);
      try {
        await client.inTurn(requests);
        return true;
      } catch (error) {
        if (isRefusal(error)) return false;
        requests = client.openRequests();
      }
    }
  } finally {
    window.removeEventListener('beforeunload', warn);
    window.removeEventListener('pagehide', sendLast);
  }
};
