/** The result of the work, or of `late()` after `ms`. The time starts again while `isPaused` returns true. */
export const withTimeLimit = async <T>(
  ms: number,
  work: () => T | Promise<T>,
  late: () => T,
  isPaused: () => boolean = () => false,
): Promise<T> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => {
    if (isPaused()) timer.refresh();
    else resolve(late());
  }, ms).unref();
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
