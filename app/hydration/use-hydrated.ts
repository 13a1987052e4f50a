import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page is what the server drew, true from the first render that is the browser's own. What only the
 * browser knows (hash, history) must wait for it: React does not repair a server's markup that guessed otherwise.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
