import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during the server's render and hydration, true from the next render on: React does not correct server
 * markup that differs from the first render in the browser.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
