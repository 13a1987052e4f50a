import { createFormClient, type FormClient } from '#app/forms/transport/form-client.ts';
import { httpCalls } from '#app/forms/transport/http-calls.ts';
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

/**
 * For a form that is shown as sent but cannot be stored in this browser: it is retried while the page is
 * open. True when the server has stored it, false when the server refused it. Meanwhile no link of ours loads
 * another document (`load-document.ts`).
 */
export const retryInPage = async (failed: FormClient, headers: SubmitHeaders): Promise<boolean> => {
  const { dataset } = document.documentElement;
  dataset.retriesInPage = String(Number(dataset.retriesInPage ?? 0) + 1);
  try {
    return await retryUntilDecided(failed, headers);
  } finally {
    const others = Number(dataset.retriesInPage) - 1;
    if (others > 0) dataset.retriesInPage = String(others);
    else delete dataset.retriesInPage;
  }
};

const retryUntilDecided = async (failed: FormClient, headers: SubmitHeaders): Promise<boolean> => {
  // A new client, because the progress of the failed one would cover the screen.
  const client = createFormClient(httpCalls(xhrPost(), headers), failed.page);
  let requests = failed.openRequests();
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
};
