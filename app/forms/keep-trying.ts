import { Refusal } from './courier.ts';

const waits = [5, 15, 45, 120, 300].map((seconds) => seconds * 1000);

const isWorthRepeating = (error: unknown) =>
  !(error instanceof Refusal) || error.status === 429 || error.status === 503;

/** A while, or until the line is back if it was down. */
const pause = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms);
    window.addEventListener('online', () => done(), { once: true });
  });

/**
 * For a form that is shown as sent although its call failed: its lead must not be lost with that, so it is sent again
 * while the visitor is here. The server knows the attempt by its key, should the first one have arrived after all.
 */
export const keepTrying = async (failure: unknown, send: () => Promise<unknown>): Promise<boolean> => {
  let last = failure;
  for (const wait of waits) {
    if (!isWorthRepeating(last)) return false;
    await pause(wait);
    try {
      await send();
      return true;
    } catch (error) {
      last = error;
    }
  }
  return false;
};
