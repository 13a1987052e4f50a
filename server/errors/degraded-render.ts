import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A response with status 200 may still contain an error (a GraphQL union, a page without its studios). Such responses must
 * not be cached, and neither status nor body tells them apart.
 */
const current = new AsyncLocalStorage<{ isDegraded: boolean }>();

/** Runs the work and reports whether a failure inside it, however deep, was handled instead of thrown. */
export const trackDegradation = async <T>(
  work: () => Promise<T>,
): Promise<{ result: T; isDegraded: boolean }> => {
  const state = { isDegraded: false };
  const result = await current.run(state, work);
  return { result, isDegraded: state.isDegraded };
};

/** The response being made contains an error: it is sent to those who wait for it and not cached. */
export const markDegraded = (): void => {
  const state = current.getStore();
  if (state) state.isDegraded = true;
};
