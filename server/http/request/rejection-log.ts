import type { Log } from '#server/log/log.ts';

const everyMs = 5_000;

/**
 * Logs the first rejected request at once, the others as one line every few seconds, so that a flood of
 * requests does not fill the log.
 */
export const createRejectionLog = (log: Pick<Log, 'onRejected'>): (() => void) => {
  let unreported = 0;
  let pausing: NodeJS.Timeout | undefined;
  const report = () => {
    pausing = undefined;
    if (unreported === 0) return;
    log.onRejected(unreported);
    unreported = 0;
    pausing = setTimeout(report, everyMs).unref();
  };
  return () => {
    unreported += 1;
    if (!pausing) report();
  };
};
