import { maxAgeMs, onUnsentList, parseUnsentList, unsentListText } from './unsent-list.ts';

const retryPausesMs = [5, 15, 45, 120, 300].map((seconds) => seconds * 1000);

const isWorkLeft = () =>
  parseUnsentList(unsentListText()).some(({ isRefused, at }) => !isRefused || Date.now() - at > maxAgeMs);

let running: Promise<void> | undefined;

/** Sends the unsent forms, one run at a time. After a failure they stay as they are. */
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

let timer: ReturnType<typeof setTimeout> | undefined;
let runs = 0;

/** The waits become longer with every run, and end when no form is left. */
const schedule = () => {
  clearTimeout(timer);
  timer = isWorkLeft() ? setTimeout(run, retryPausesMs[Math.min(runs, retryPausesMs.length - 1)]) : undefined;
};
const run = async () => {
  runs += 1;
  await resendNow();
  schedule();
};
const runAtOnce = () => {
  runs = 0;
  if (isWorkLeft()) run();
};
const onListChange = () => {
  if (timer !== undefined && isWorkLeft()) return;
  runs = 0;
  schedule();
};

let isStarted = false;

/**
 * Sends unsent forms while the page is open: when one is added, when the browser comes online, when the tab
 * is shown again, and after increasing waits.
 */
export const startResendLoop = (): void => {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('online', runAtOnce);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') runAtOnce();
  });
  onUnsentList(onListChange);
  onListChange();
};

/** For a page that finds unsent forms. */
export const resumeResendLoop = async (): Promise<void> => {
  startResendLoop();
  await run();
};
