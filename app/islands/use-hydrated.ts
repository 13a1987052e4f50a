import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during the server's render and hydration: React does not correct server markup that differs from the
 * first render in the browser. Forms and the carousel of stories set `data-hydrated` with it, for which the
 * browser tests wait.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
