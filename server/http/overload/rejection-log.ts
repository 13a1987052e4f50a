import type { Log } from '#server/log/log.ts';

const everyMs = 5_000;

/** Counts who got no place. The first is told at once, the others in one line every few seconds: no flood of lines too. */
export const createRejectionLog = (log: Pick<Log, 'onRejected'>): (() => void) => {
  let untold = 0;
  let pausing: NodeJS.Timeout | undefined;
  const tell = () => {
    pausing = undefined;
    if (untold === 0) return;
    log.onRejected(untold);
    untold = 0;
    pausing = setTimeout(tell, everyMs).unref();
  };
  return () => {
    untold += 1;
    if (!pausing) tell();
  };
};
