import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * `onServer` during the server's render and hydration, `inBrowser` from the first client render on.
 * Browser-only state (hash, history) must not be used before: React does not correct server markup that
 * differs from the first client render. The component is rendered again after hydration only if the two
 * values differ.
 */
export const useAfterHydration = <Value extends string | boolean>(inBrowser: Value, onServer: Value): Value =>
  useSyncExternalStore(
    never,
    () => inBrowser,
    () => onServer,
  );

/** Forms and the carousel of stories set `data-hydrated` with it, for which the browser tests wait. */
export const useHydrated = (): boolean => useAfterHydration<boolean>(true, false);
