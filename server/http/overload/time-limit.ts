/** The result of the work, or `late()` when it takes longer than `ms`. The time begins again while `isPaused`. */
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
