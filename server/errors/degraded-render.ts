import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * An answer can be well and still tell of a failure: a list that could not be read, a page without its studios. Whoever
 * keeps answers must know, and neither the status nor the words say so.
 */
const current = new AsyncLocalStorage<{ isDegraded: boolean }>();

/** Does the work and says whether something in it failed, however deep, and was told instead of thrown. */
export const trackDegradation = async <T>(
  work: () => Promise<T>,
): Promise<{ done: T; isDegraded: boolean }> => {
  const notes = { isDegraded: false };
  const done = await current.run(notes, work);
  return { done, isDegraded: notes.isDegraded };
};

/** What is being made tells of a failure: it is for those who wait for it now, and for nobody after them. */
export const markDegraded = (): void => {
  const notes = current.getStore();
  if (notes) notes.isDegraded = true;
};
