import { useEffect } from 'react';
import { hasItem } from '#app/browser/storage.ts';
import { formerQueueKey, maxAgeMs, onUnsentList, parseUnsentList, unsentListText } from './unsent-list.ts';

const waits = [5, 15, 45, 120, 300].map((seconds) => seconds * 1000);

const isWorkLeft = () =>
  hasItem(() => localStorage, formerQueueKey) ||
  parseUnsentList(unsentListText()).some(({ isRefused, at }) => !isRefused || Date.now() - at > maxAgeMs);

let running: Promise<void> | undefined;

/** Sends the forms of the queue, once at a time. Their code is loaded for it. A failure leaves the queue as it is. */
export const resendNow = (): Promise<void> => {
  if (!navigator.onLine) return Promise.resolve();
  running ??= import('./resend.ts')
    .then(({ resend }) => resend())
    .catch(() => {})
    .finally(() => {
      running = undefined;
    });
  return running;
};

/**
 * Runs on every page, because a visitor may return to any of them: at once, when the browser comes online, when the tab
 * is shown again, and after increasing waits while a form is left.
 */
export function useResend(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let attempts = 0;
    const schedule = () => {
      clearTimeout(timer);
      const wait = waits[Math.min(attempts, waits.length - 1)];
      timer = isWorkLeft() ? setTimeout(run, wait) : undefined;
    };
    const run = async () => {
      if (!isWorkLeft()) return;
      attempts += 1;
      await resendNow();
      schedule();
    };
    const start = () => {
      attempts = 0;
      run();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') start();
    };
    const onChange = () => {
      if (timer !== undefined && isWorkLeft()) return;
      attempts = 0;
      schedule();
    };
    start();
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', onVisibility);
    const stop = onUnsentList(onChange);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}
