import { useCallback, useSyncExternalStore } from 'react';
import { hasItem, onDemandKey, writeItem } from '#app/browser/storage.ts';

/** For browsers without storage: the sign-up is then valid until the page is left. */
let hasSignedUpHere = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** Whether this browser has signed up for the library, and a function that stores the sign-up. */
export function useOnDemandAccess() {
  const hasAccess = useSyncExternalStore(
    subscribe,
    () => hasSignedUpHere || hasItem('localStorage', onDemandKey),
    () => false,
  );
  const grant = useCallback(() => {
    hasSignedUpHere = true;
    // The form has saved its values (`savedAs`), unless the browser posted it before hydration.
    if (!hasItem('localStorage', onDemandKey)) writeItem('localStorage', onDemandKey, '{}');
    for (const listener of listeners) listener();
  }, []);
  return { hasAccess, grant };
}
