import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * An answer can be well and still tell of a failure: a list that could not be read, a page without its studios. Whoever
 * keeps answers must know, and neither the status nor the words say so.
 */
const current = new AsyncLocalStorage<{ hasFailed: boolean }>();

/** Does the work and says whether something in it failed, however deep, and was told instead of thrown. */
export const noticingFailures = async <T>(
  work: () => Promise<T>,
): Promise<{ done: T; hasFailed: boolean }> => {
  const notes = { hasFailed: false };
  const done = await current.run(notes, work);
  return { done, hasFailed: notes.hasFailed };
};

/** What is being made tells of a failure: it is for those who wait for it now, and for nobody after them. */
export const noteFailure = (): void => {
  const notes = current.getStore();
  if (notes) notes.hasFailed = true;
};
