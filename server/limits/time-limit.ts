/**
 * The result of the work, or of `onTimeout()` after `ms`. If `isPaused()` is true when the time is over, it
 * starts again.
 */
export const withTimeLimit = async <T>(
  ms: number,
  work: () => T | Promise<T>,
  onTimeout: () => T,
  isPaused: () => boolean = () => false,
): Promise<T> => {
  const { promise: timedOut, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => {
    if (isPaused()) timer.refresh();
    else resolve(onTimeout());
  }, ms).unref();
  try {
    return await Promise.race([work(), timedOut]);
  } finally {
    clearTimeout(timer);
  }
};
