import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during the server's render and hydration, true from the first client render on. Browser-only state
 * (hash, history) must not be used before: React does not correct server markup that differs from the first
 * client render. Forms and the carousel of stories set `data-hydrated` with it, for which the browser tests
 * wait.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
