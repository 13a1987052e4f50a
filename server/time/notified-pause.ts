/** For a loop of work and pauses: a notification ends the pause, also one that came during the work. */
export type NotifiedPause = {
  notify(): void;
  /** Must be called before the work, so that a notification during the work is not lost. */
  clear(): void;
  /** Resolves at a notification, at the latest after `ms`. The timer does not keep the process running. */
  pause(ms: number): Promise<void>;
};

export const createNotifiedPause = (): NotifiedPause => {
  let isNotified = false;
  let endPause = () => {};
  return {
    notify: () => {
      isNotified = true;
      endPause();
    },
    clear: () => {
      isNotified = false;
    },
    pause: (ms) =>
      new Promise((resolve) => {
        if (isNotified) return resolve();
        const timer = setTimeout(resolve, ms).unref();
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};
