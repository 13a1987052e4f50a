import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A response with status 200 may contain an error (a GraphQL union, a page without its studios). Such a
 * response must not be cached, and neither its status nor its body shows the error.
 */
const current = new AsyncLocalStorage<{ isDegraded: boolean }>();

/** Runs the work and reports whether any code inside it called `markDegraded`. */
export const trackDegradation = async <T>(
  work: () => Promise<T>,
): Promise<{ result: T; isDegraded: boolean }> => {
  const state = { isDegraded: false };
  const result = await current.run(state, work);
  return { result, isDegraded: state.isDegraded };
};

/** Marks the current response as containing an error: it is sent but not cached. */
export const markDegraded = (): void => {
  const state = current.getStore();
  if (state) state.isDegraded = true;
};
