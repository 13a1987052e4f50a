import { useCallback, useSyncExternalStore } from 'react';
import { hasItem, writeItem } from '#app/browser/storage.ts';
import type { OnDemandLead } from '#domain/forms/schemas/on-demand.ts';
import { onDemandStorageKey } from '#domain/videos/on-demand.ts';

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
    () => hasSignedUpHere || hasItem('localStorage', onDemandStorageKey),
    () => false,
  );
  const grant = useCallback((lead: OnDemandLead) => {
    hasSignedUpHere = true;
    writeItem('localStorage', onDemandStorageKey, JSON.stringify(lead));
    for (const listener of listeners) listener();
  }, []);
  return { hasAccess, grant };
}
