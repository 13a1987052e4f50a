export type RepeatingJob = {
  /** Aborted by `stop`. */
  signal: AbortSignal;
  /** Runs now, or waits for the current run; a failure is passed to `onError`. */
  runNow(): Promise<void>;
  /** Runs at every interval from now on; the timer does not keep the process running. */
  start(): RepeatingJob;
  /** Ends the timer, aborts the signal, and waits for the current run. */
  stop(): Promise<void>;
};

type RepeatingJobOptions = {
  everyMs: number;
  /** Resolves to false when nothing was due; this does not end a series of failures. */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** Called once per series of failures, because an unreachable system fails at every interval. */
  onError: (error: unknown) => void;
};

/** Background work at an interval, one run at a time. */
export const createRepeatingJob = ({ everyMs, run, onError }: RepeatingJobOptions): RepeatingJob => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;
  const runSafely = async () => {
    try {
      if ((await run(signal)) !== false) hasFailed = false;
    } catch (error) {
      if (!hasFailed && !signal.aborted) onError(error);
      hasFailed = true;
    } finally {
      running = null;
    }
  };
  const job: RepeatingJob = {
    signal,
    runNow: async () => {
      if (!signal.aborted) running ??= runSafely();
      await running;
    },
    start: () => {
      timer = setInterval(() => void job.runNow(), everyMs).unref();
      return job;
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
  return job;
};
